package org.lazax.components.technology;

import java.util.Optional;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.combat.ActivatedComponent;
import org.lazax.rules.combat.CombatTrigger;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.roll.HitTargetRule;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.combat.roll.RollRules;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * The owner may exhaust the card so that non-fighter ships must take the hits of its space cannons
 * while there are any. Rule: technology/graviton_laser_system.N1.
 */
public final class GravitonLaserSystem implements Component, RollHooks, ActivatedComponent {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("technology/graviton_laser_system");
  }

  @Override
  public CombatMoment when() {
    return CombatMoment.ROLL_BEGINS;
  }

  @Override
  public Span lasts() {
    return Span.ROLL;
  }

  @Override
  public boolean useful(CombatTrigger occasion, CombatView battle, Side me) {
    return occasion.isRollOf(me, HitSource.SPACE_CANNON_OFFENSE)
        && !RollRules.of(battle, new Roll(me, HitSource.SPACE_CANNON_OFFENSE)).isEmpty();
  }

  @Override
  public Optional<HitTargetRule> aim(CombatView battle, Side me, Roll roll, UnitGroup unit) {
    return roll.side() == me && roll.isSpaceCannon()
        ? Optional.of(HitTargetRule.LARGE_SHIPS_FIRST)
        : Optional.empty();
  }
}

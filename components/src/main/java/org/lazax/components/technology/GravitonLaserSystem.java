package org.lazax.components.technology;

import java.util.Optional;
import org.lazax.rules.combat.BattleView;
import org.lazax.rules.combat.CombatMoment;
import org.lazax.rules.combat.Occasion;
import org.lazax.rules.combat.Rank;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.Spent;
import org.lazax.rules.combat.roll.Aim;
import org.lazax.rules.combat.roll.Batteries;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * The hits of its owner's space cannons go to ships other than fighters while there are any. Rule:
 * technology/graviton_laser_system.N1.
 */
public final class GravitonLaserSystem implements Component, RollHooks, Spent {
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
  public boolean useful(Occasion occasion, BattleView battle, Side me) {
    return occasion.isRollOf(me, HitSource.SPACE_CANNON_OFFENSE)
        && !Batteries.of(battle, new Roll(me, HitSource.SPACE_CANNON_OFFENSE)).isEmpty();
  }

  @Override
  public Optional<Aim> aim(BattleView battle, Side me, Roll roll, Rank unit) {
    return roll.side() == me && roll.isSpaceCannon()
        ? Optional.of(Aim.LARGE_SHIPS_FIRST)
        : Optional.empty();
  }
}

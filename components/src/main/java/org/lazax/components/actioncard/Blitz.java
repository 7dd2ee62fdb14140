package org.lazax.components.actioncard;

import java.util.Optional;
import org.lazax.catalog.unit.DiceAbility;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.combat.ActivatedComponent;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * In an invasion, the player's non-fighter ships without BOMBARDMENT have BOMBARDMENT 6. Rule:
 * action_card/blitz.N1.
 */
public final class Blitz implements Component, RollHooks, ActivatedComponent {
  private static final DiceAbility BOMBARDMENT = new DiceAbility(6, 1);

  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("action_card/blitz");
  }

  @Override
  public CombatMoment when() {
    return CombatMoment.INVASION_BEGINS;
  }

  @Override
  public Span lasts() {
    return Span.COMBAT;
  }

  @Override
  public Optional<DiceAbility> grants(CombatView battle, Side me, Roll roll, UnitGroup unit) {
    return roll.source() == HitSource.BOMBARDMENT && unit.isLargeShip()
        ? Optional.of(BOMBARDMENT)
        : Optional.empty();
  }
}

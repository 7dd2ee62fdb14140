package org.lazax.combat.component.actioncard;

import java.util.Optional;
import org.lazax.catalog.unit.DiceAbility;
import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.CombatMoment;
import org.lazax.combat.ability.Rank;
import org.lazax.combat.ability.Roll;
import org.lazax.combat.ability.RollHooks;
import org.lazax.combat.ability.Side;
import org.lazax.combat.ability.Spent;
import org.lazax.rules.procedure.HitSource;

/**
 * During an invasion one's ships other than fighters that cannot bombard can, at 6. Rule:
 * action_card/blitz.N1.
 */
public final class Blitz implements RollHooks, Spent {
  private static final DiceAbility BOMBARDMENT = new DiceAbility(6, 1);

  @Override
  public CombatMoment when() {
    return CombatMoment.INVASION_BEGINS;
  }

  @Override
  public Span lasts() {
    return Span.COMBAT;
  }

  @Override
  public Optional<DiceAbility> rollsWith(
      BattleView battle, Side me, Roll roll, Rank unit, Optional<DiceAbility> printed) {
    return roll.source() == HitSource.BOMBARDMENT && unit.isLargeShip()
        ? Optional.of(printed.orElse(BOMBARDMENT))
        : printed;
  }
}

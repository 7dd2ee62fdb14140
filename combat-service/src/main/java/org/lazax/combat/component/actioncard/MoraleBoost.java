package org.lazax.combat.component.actioncard;

import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.CombatMoment;
import org.lazax.combat.ability.Rank;
import org.lazax.combat.ability.Roll;
import org.lazax.combat.ability.RollHooks;
import org.lazax.combat.ability.Side;
import org.lazax.combat.ability.Spent;

/**
 * Combat rolls have +1 in a round. Rules: action_card/morale_boost.N1 to
 * action_card/morale_boost.N3.
 */
public final class MoraleBoost implements RollHooks, Spent {
  @Override
  public CombatMoment when() {
    return CombatMoment.ROUND_BEGINS;
  }

  @Override
  public Span lasts() {
    return Span.ROUND;
  }

  @Override
  public int modifier(BattleView battle, Side me, Roll roll, Rank unit) {
    return roll.isCombat() && roll.side() == me ? 1 : 0;
  }
}

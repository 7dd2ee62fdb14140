package org.lazax.components.actioncard;

import org.lazax.rules.combat.BattleView;
import org.lazax.rules.combat.CombatMoment;
import org.lazax.rules.combat.Rank;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.Spent;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * Combat rolls have +1 in a round. Rules: action_card/morale_boost.N1 to
 * action_card/morale_boost.N3.
 */
public final class MoraleBoost implements Component, RollHooks, Spent {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("action_card/morale_boost");
  }

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

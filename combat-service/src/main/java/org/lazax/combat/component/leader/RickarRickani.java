package org.lazax.combat.component.leader;

import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.Circumstance;
import org.lazax.combat.ability.Rank;
import org.lazax.combat.ability.Roll;
import org.lazax.combat.ability.RollHooks;
import org.lazax.combat.ability.Side;

/**
 * +2 to combat rolls at home, at Mecatol Rex and where a legendary planet is. Rule:
 * leader/rickar_rickani.N2.
 */
public final class RickarRickani implements RollHooks {
  @Override
  public int modifier(BattleView battle, Side me, Roll roll, Rank unit) {
    return roll.isCombat() && roll.side() == me && battle.is(Circumstance.SEAT_OF_POWER, me)
        ? 2
        : 0;
  }
}

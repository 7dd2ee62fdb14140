package org.lazax.components.faction.winnu;

import org.lazax.rules.combat.BattleView;
import org.lazax.rules.combat.Circumstance;
import org.lazax.rules.combat.Rank;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * +2 to combat rolls at home, at Mecatol Rex and where a legendary planet is. Rule:
 * leader/rickar_rickani.N2.
 */
public final class RickarRickani implements Component, RollHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("leader/rickar_rickani");
  }

  @Override
  public int modifier(BattleView battle, Side me, Roll roll, Rank unit) {
    return roll.isCombat() && roll.side() == me && battle.is(Circumstance.SEAT_OF_POWER, me)
        ? 2
        : 0;
  }
}

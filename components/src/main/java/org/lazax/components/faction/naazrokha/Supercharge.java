package org.lazax.components.faction.naazrokha;

import org.lazax.rules.combat.BattleView;
import org.lazax.rules.combat.CombatMoment;
import org.lazax.rules.combat.Rank;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.Spent;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/** Exhausted as a round begins: its owner's combat rolls have +1 in it. */
public final class Supercharge implements Component, RollHooks, Spent {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("technology/supercharge");
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

package org.lazax.components.faction.letnev;

import org.lazax.rules.combat.BattleView;
import org.lazax.rules.combat.CombatMoment;
import org.lazax.rules.combat.Occasion;
import org.lazax.rules.combat.Rank;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.Spent;
import org.lazax.rules.combat.roll.Reroll;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * As it was first printed: whatever its holder misses in a round of space combat is thrown again.
 * Its owner loses two trade goods for it, or as many as it has. Rule:
 * promissory_note/war_funding.N1.
 */
public final class FirstWarFunding implements Component, RollHooks, Spent {
  private static final int GOODS = 2;

  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("promissory_note/war_funding.base");
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
  public boolean useful(Occasion occasion, BattleView battle, Side me) {
    return battle.place().isSpace();
  }

  @Override
  public Reroll reroll(BattleView battle, Side me, Roll roll, Rank unit) {
    return roll.side() == me && roll.source().isOfSpaceCombat() ? Reroll.MISSES : Reroll.NONE;
  }

  @Override
  public int goodsOfOwner() {
    return GOODS;
  }
}

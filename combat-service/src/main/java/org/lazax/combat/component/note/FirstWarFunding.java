package org.lazax.combat.component.note;

import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.CombatMoment;
import org.lazax.combat.ability.Occasion;
import org.lazax.combat.ability.Rank;
import org.lazax.combat.ability.Reroll;
import org.lazax.combat.ability.Roll;
import org.lazax.combat.ability.RollHooks;
import org.lazax.combat.ability.Side;
import org.lazax.combat.ability.Spent;

/**
 * As it was first printed: whatever its holder misses in a round of space combat is thrown again.
 * What its owner loses for it a game tells. Rule: promissory_note/war_funding.N1.
 */
public final class FirstWarFunding implements RollHooks, Spent {
  @Override
  public CombatMoment when() {
    return CombatMoment.ROUND_BEGINS;
  }

  @Override
  public Span lasts() {
    return Span.ROUND;
  }

  @Override
  public boolean isOwnInGames() {
    return true;
  }

  @Override
  public boolean useful(Occasion occasion, BattleView battle, Side me) {
    return battle.place().isSpace();
  }

  @Override
  public Reroll reroll(BattleView battle, Side me, Roll roll, Rank unit) {
    return roll.side() == me && roll.source().isOfSpaceCombat() ? Reroll.MISSES : Reroll.NONE;
  }
}

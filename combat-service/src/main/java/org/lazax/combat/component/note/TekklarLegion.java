package org.lazax.combat.component.note;

import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.CombatMoment;
import org.lazax.combat.ability.Entangling;
import org.lazax.combat.ability.Occasion;
import org.lazax.combat.ability.Rank;
import org.lazax.combat.ability.Roll;
import org.lazax.combat.ability.RollHooks;
import org.lazax.combat.ability.Side;
import org.lazax.combat.ability.Spent;

/**
 * +1 to combat rolls in a ground combat; if N'orr is the opponent, -1 to theirs. Rule:
 * promissory_note/tekklar_legion.N1.
 */
public final class TekklarLegion implements RollHooks, Spent, Entangling {
  @Override
  public CombatMoment when() {
    return CombatMoment.COMBAT_BEGINS;
  }

  @Override
  public Span lasts() {
    return Span.COMBAT;
  }

  @Override
  public boolean useful(Occasion occasion, BattleView battle, Side me) {
    return !battle.place().isSpace();
  }

  @Override
  public int modifier(BattleView battle, Side me, Roll roll, Rank unit) {
    if (!roll.isCombat()) {
      return 0;
    }
    return roll.side() == me ? 1 : battle.isPlayedBy(me.other(), "sardakk_norr") ? -1 : 0;
  }
}

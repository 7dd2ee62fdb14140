package org.lazax.components.faction.sardakknorr;

import org.lazax.rules.combat.BattleView;
import org.lazax.rules.combat.CombatMoment;
import org.lazax.rules.combat.Occasion;
import org.lazax.rules.combat.Rank;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.Spent;
import org.lazax.rules.combat.odds.Entangling;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * +1 to combat rolls in a ground combat; if N'orr is the opponent, -1 to theirs. Rule:
 * promissory_note/tekklar_legion.N1.
 */
public final class TekklarLegion implements Component, RollHooks, Spent, Entangling {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("promissory_note/tekklar_legion");
  }

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

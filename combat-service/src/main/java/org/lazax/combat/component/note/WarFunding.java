package org.lazax.combat.component.note;

import java.util.Map;
import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.CombatMoment;
import org.lazax.combat.ability.DiceAnswer;
import org.lazax.combat.ability.Entangling;
import org.lazax.combat.ability.Occasion;
import org.lazax.combat.ability.Rank;
import org.lazax.combat.ability.Reroll;
import org.lazax.combat.ability.Roll;
import org.lazax.combat.ability.RollHooks;
import org.lazax.combat.ability.Side;
import org.lazax.combat.ability.Spent;
import org.lazax.rules.procedure.HitSource;

/**
 * After both have rolled in a space combat the opponent's dice are thrown again, and what one has
 * missed oneself. Rule: promissory_note/war_funding.N4.
 */
public final class WarFunding implements RollHooks, Spent, DiceAnswer, Entangling {
  @Override
  public CombatMoment when() {
    return CombatMoment.ROLL_BEGINS;
  }

  @Override
  public Span lasts() {
    return Span.ROLL;
  }

  @Override
  public boolean useful(Occasion occasion, BattleView battle, Side me) {
    return occasion.isRollOf(me, HitSource.SPACE_COMBAT);
  }

  @Override
  public Reroll reroll(BattleView battle, Side me, Roll roll, Rank unit) {
    return !roll.isCombat() ? Reroll.NONE : roll.side() == me ? Reroll.MISSES : Reroll.ALL;
  }

  @Override
  public CombatMoment after() {
    return CombatMoment.ALL_ROLLED;
  }

  @Override
  public Map<Side, Reroll> thrownAgain(Occasion occasion, BattleView battle, Side me) {
    return battle.place().isSpace() ? Map.of(me, Reroll.MISSES, me.other(), Reroll.ALL) : Map.of();
  }
}

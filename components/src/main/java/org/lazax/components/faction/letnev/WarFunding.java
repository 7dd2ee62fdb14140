package org.lazax.components.faction.letnev;

import java.util.Map;
import org.lazax.rules.combat.BattleView;
import org.lazax.rules.combat.CombatMoment;
import org.lazax.rules.combat.Occasion;
import org.lazax.rules.combat.Rank;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.Spent;
import org.lazax.rules.combat.odds.Entangling;
import org.lazax.rules.combat.roll.DiceAnswer;
import org.lazax.rules.combat.roll.Reroll;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * After both have rolled in a space combat the opponent's dice are thrown again, and what one has
 * missed oneself. Rule: promissory_note/war_funding.N4.
 */
public final class WarFunding implements Component, RollHooks, Spent, DiceAnswer, Entangling {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("promissory_note/war_funding");
  }

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

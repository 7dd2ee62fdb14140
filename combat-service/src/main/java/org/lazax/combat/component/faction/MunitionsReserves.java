package org.lazax.combat.component.faction;

import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.CombatMoment;
import org.lazax.combat.ability.Occasion;
import org.lazax.combat.ability.Price;
import org.lazax.combat.ability.Rank;
import org.lazax.combat.ability.Reroll;
import org.lazax.combat.ability.Roll;
import org.lazax.combat.ability.RollHooks;
import org.lazax.combat.ability.Side;
import org.lazax.combat.ability.Spent;

/**
 * Two trade goods as a round of space combat begins: any of its dice may be thrown again. Rule:
 * faction_ability/munitions_reserves.N1.
 */
public final class MunitionsReserves implements RollHooks, Spent {
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
    return roll.isCombat() && roll.side() == me ? Reroll.MISSES : Reroll.NONE;
  }

  @Override
  public Price price() {
    return Price.tradeGoods(2);
  }
}

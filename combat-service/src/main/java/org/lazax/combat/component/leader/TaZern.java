package org.lazax.combat.component.leader;

import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.Rank;
import org.lazax.combat.ability.Reroll;
import org.lazax.combat.ability.Roll;
import org.lazax.combat.ability.RollHooks;
import org.lazax.combat.ability.Side;

/** Any dice of a roll for a unit ability may be thrown again. Rule: leader/ta_zern.N1. */
public final class TaZern implements RollHooks {
  @Override
  public Reroll reroll(BattleView battle, Side me, Roll roll, Rank unit) {
    return roll.side() == me && !roll.isCombat() ? Reroll.MISSES : Reroll.NONE;
  }
}

package org.lazax.combat.component.agenda;

import org.lazax.catalog.unit.UnitType;
import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.Rank;
import org.lazax.combat.ability.Roll;
import org.lazax.combat.ability.RollHooks;
import org.lazax.combat.ability.Side;

/** Its owner's fighters have +1 in combat rolls. */
public final class ProphecyOfIxth implements RollHooks {
  @Override
  public int modifier(BattleView battle, Side me, Roll roll, Rank unit) {
    return roll.isCombat() && roll.side() == me && unit.type() == UnitType.FIGHTER ? 1 : 0;
  }
}

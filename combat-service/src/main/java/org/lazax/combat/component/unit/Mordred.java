package org.lazax.combat.component.unit;

import org.lazax.catalog.unit.UnitType;
import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.Circumstance;
import org.lazax.combat.ability.OnlyIfNamed;
import org.lazax.combat.ability.Rank;
import org.lazax.combat.ability.Roll;
import org.lazax.combat.ability.RollHooks;
import org.lazax.combat.ability.Side;

/** +2 to its combat rolls against who has an assimilated technology. */
public final class Mordred implements RollHooks, OnlyIfNamed {
  @Override
  public int modifier(BattleView battle, Side me, Roll roll, Rank unit) {
    return roll.isCombat()
            && roll.side() == me
            && unit.type() == UnitType.MECH
            && battle.is(Circumstance.OPPONENT_ASSIMILATED, me)
        ? 2
        : 0;
  }
}

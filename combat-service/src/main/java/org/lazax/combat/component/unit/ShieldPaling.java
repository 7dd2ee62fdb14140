package org.lazax.combat.component.unit;

import org.lazax.catalog.unit.UnitType;
import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.Rank;
import org.lazax.combat.ability.Roll;
import org.lazax.combat.ability.RollHooks;
import org.lazax.combat.ability.Side;
import org.lazax.rules.procedure.HitSource;

/** Its owner's infantry on its planet are not fragile. Rule: unit/shield_paling.N1. */
public final class ShieldPaling implements RollHooks {
  @Override
  public int modifier(BattleView battle, Side me, Roll roll, Rank unit) {
    return roll.source() == HitSource.GROUND_COMBAT
            && roll.side() == me
            && unit.type() == UnitType.INFANTRY
        ? 1
        : 0;
  }
}

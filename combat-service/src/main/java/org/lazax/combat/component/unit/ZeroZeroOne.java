package org.lazax.combat.component.unit;

import org.lazax.catalog.unit.UnitType;
import org.lazax.combat.ability.Aim;
import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.Rank;
import org.lazax.combat.ability.Roll;
import org.lazax.combat.ability.RollHooks;
import org.lazax.combat.ability.Side;
import org.lazax.rules.procedure.HitSource;

/**
 * Its hits and those of its owner's dreadnoughts go to ships other than fighters while there are
 * any.
 */
public final class ZeroZeroOne implements RollHooks {
  @Override
  public Aim aim(BattleView battle, Side me, Roll roll, Rank unit, Aim aim) {
    return roll.source() == HitSource.SPACE_COMBAT
            && roll.side() == me
            && (unit.type() == UnitType.FLAGSHIP || unit.type() == UnitType.DREADNOUGHT)
        ? Aim.LARGE_SHIPS_FIRST
        : aim;
  }
}

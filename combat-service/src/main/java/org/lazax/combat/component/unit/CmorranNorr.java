package org.lazax.combat.component.unit;

import org.lazax.catalog.unit.UnitType;
import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.Rank;
import org.lazax.combat.ability.Roll;
import org.lazax.combat.ability.RollHooks;
import org.lazax.combat.ability.Side;
import org.lazax.rules.procedure.HitSource;

/** Its owner's other ships in the system have +1 in combat rolls. */
public final class CmorranNorr implements RollHooks {
  @Override
  public int modifier(BattleView battle, Side me, Roll roll, Rank unit) {
    return roll.source() == HitSource.SPACE_COMBAT
            && roll.side() == me
            && unit.type() != UnitType.FLAGSHIP
        ? 1
        : 0;
  }
}

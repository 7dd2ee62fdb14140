package org.lazax.combat.component.unit;

import org.lazax.catalog.unit.UnitType;
import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.Rank;
import org.lazax.combat.ability.Roll;
import org.lazax.combat.ability.RollHooks;
import org.lazax.combat.ability.Side;
import org.lazax.rules.procedure.HitSource;

/**
 * Each die of its barrage that shows 9 or 10 also kills an infantry of the opponent in space.
 * Rules: unit/strike_wing_alpha_i.N1, unit/strike_wing_alpha_i.N2.
 */
public final class StrikeWingAlphaTwo implements RollHooks {
  private static final int SHOWN = 9;

  @Override
  public int kills(BattleView battle, Side me, Roll roll, Rank unit, int shown) {
    return roll.source() == HitSource.ANTI_FIGHTER_BARRAGE
            && unit.type() == UnitType.DESTROYER
            && shown >= SHOWN
        ? 1
        : 0;
  }
}

package org.lazax.components.faction.argent;

import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * Each die of its anti-fighter barrage with a result of 9 or 10 also destroys one infantry of the
 * opponent in the space area. Rules: unit/strike_wing_alpha_i.N1, unit/strike_wing_alpha_i.N2.
 */
public final class StrikeWingAlphaTwo implements Component, RollHooks {
  private static final int SHOWN = 9;

  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("unit/strike_wing_alpha_ii");
  }

  @Override
  public int kills(CombatView battle, Side me, Roll roll, UnitGroup unit, int shown) {
    return roll.source() == HitSource.ANTI_FIGHTER_BARRAGE
            && unit.type() == UnitType.DESTROYER
            && shown >= SHOWN
        ? 1
        : 0;
  }
}

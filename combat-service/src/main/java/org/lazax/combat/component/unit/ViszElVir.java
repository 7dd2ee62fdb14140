package org.lazax.combat.component.unit;

import org.lazax.catalog.unit.UnitType;
import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.Rank;
import org.lazax.combat.ability.Roll;
import org.lazax.combat.ability.RollHooks;
import org.lazax.combat.ability.Side;

/** Its owner's mechs in the system throw one die more each in combat. */
public final class ViszElVir implements RollHooks {
  @Override
  public int dice(BattleView battle, Side me, Roll roll, Rank unit) {
    return roll.isCombat() && unit.type() == UnitType.MECH ? 1 : 0;
  }
}

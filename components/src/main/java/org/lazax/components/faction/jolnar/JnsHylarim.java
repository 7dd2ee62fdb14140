package org.lazax.components.faction.jolnar;

import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/** Each combat die of the flagship with a result of 9 or 10 makes two more hits. */
public final class JnsHylarim implements Component, RollHooks {
  private static final int SHOWN = 9;

  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("unit/j_n_s_hylarim");
  }

  @Override
  public int extraHits(CombatView battle, Side me, Roll roll, UnitGroup unit, int shown) {
    return roll.isCombat() && unit.type() == UnitType.FLAGSHIP && shown >= SHOWN ? 2 : 0;
  }
}

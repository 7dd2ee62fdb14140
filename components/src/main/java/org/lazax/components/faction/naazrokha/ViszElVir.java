package org.lazax.components.faction.naazrokha;

import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/** Each mech of the owner in the flagship's system rolls one more die in combat. */
public final class ViszElVir implements Component, RollHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("unit/visz_el_vir");
  }

  @Override
  public int dice(CombatView battle, Side me, Roll roll, UnitGroup unit) {
    return roll.isCombat() && unit.type() == UnitType.MECH ? 1 : 0;
  }
}

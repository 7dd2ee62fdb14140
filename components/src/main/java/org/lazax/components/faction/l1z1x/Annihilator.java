package org.lazax.components.faction.l1z1x;

import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.roll.BombardmentHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * The mech can use BOMBARDMENT as if it were a ship while it does not take part in ground combat.
 * Rules: unit/annihilator.N1, unit/annihilator.N2.
 */
public final class Annihilator implements Component, BombardmentHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("unit/annihilator");
  }

  @Override
  public boolean bombards(CombatView battle, Side me, UnitGroup unit) {
    return unit.type() == UnitType.MECH
        && (battle.round() == 0 || !unit.place().equals(battle.place()));
  }
}

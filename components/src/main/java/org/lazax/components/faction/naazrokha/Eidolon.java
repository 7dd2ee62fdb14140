package org.lazax.components.faction.naazrokha;

import org.lazax.catalog.unit.UnitCard;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.objectives.ShipHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * In space it fights as a ship. Rules: unit/z_grav_eidolon.N3,
 * secret_objective/demonstrate_your_power.N3.
 */
public final class Eidolon implements Component, ShipHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("unit/eidolon");
  }

  @Override
  public boolean fights(UnitCard unit) {
    return unit.type() == UnitType.MECH;
  }
}

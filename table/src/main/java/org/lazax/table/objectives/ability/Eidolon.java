package org.lazax.table.objectives.ability;

import org.lazax.catalog.unit.UnitType;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.grants.Grant;
import org.lazax.table.units.UnitStack;

/** In space it fights as a ship. Rule: secret_objective/demonstrate_your_power.N3. */
final class Eidolon implements ShipHooks {
  @Override
  public boolean foughtAsShip(Table table, Grant grant, SystemId system, UnitStack unit) {
    return unit.type() == UnitType.MECH;
  }
}

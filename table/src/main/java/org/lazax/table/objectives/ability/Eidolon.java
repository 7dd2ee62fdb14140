package org.lazax.table.objectives.ability;

import org.lazax.catalog.unit.UnitCard;
import org.lazax.catalog.unit.UnitType;

/**
 * In space it fights as a ship. Rules: unit/z_grav_eidolon.N3,
 * secret_objective/demonstrate_your_power.N3.
 */
final class Eidolon implements ShipHooks {
  @Override
  public boolean fights(UnitCard unit) {
    return unit.type() == UnitType.MECH;
  }
}

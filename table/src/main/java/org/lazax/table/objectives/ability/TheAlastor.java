package org.lazax.table.objectives.ability;

import org.lazax.catalog.unit.UnitCard;
import org.lazax.catalog.unit.UnitType;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.grants.Grant;
import org.lazax.table.grants.Lasting;

/**
 * Ground forces beside it fight as ships where its owner wants it. Rules: unit/the_alastor.N1,
 * unit/the_alastor.N5, secret_objective/demonstrate_your_power.N3.
 */
final class TheAlastor implements ShipHooks {
  @Override
  public boolean fights(UnitCard unit) {
    return unit.isGroundForce();
  }

  @Override
  public boolean fromPlanets() {
    return true;
  }

  @Override
  public boolean joined(Table during, Grant grant) {
    return Lasting.is(during, grant);
  }

  @Override
  public boolean isThere(Table table, Grant grant, SystemId system) {
    return table.units().ships(system, grant.user()).stream()
        .anyMatch(ship -> ship.type() == UnitType.FLAGSHIP);
  }
}

package org.lazax.table.objectives.ability;

import org.lazax.catalog.unit.UnitType;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.grants.Grant;
import org.lazax.table.grants.Lasting;
import org.lazax.table.stats.Stats;
import org.lazax.table.units.UnitStack;

/**
 * Ground forces beside it fight as ships where its owner wants it. Rule:
 * secret_objective/demonstrate_your_power.N3.
 */
final class TheAlastor implements ShipHooks {
  @Override
  public boolean joined(Table during, Grant grant) {
    return Lasting.is(during, grant);
  }

  @Override
  public boolean foughtAsShip(Table table, Grant grant, SystemId system, UnitStack unit) {
    return Stats.of(table, unit).isGroundForce()
        && table.units().ships(system, grant.user()).stream()
            .anyMatch(ship -> ship.type() == UnitType.FLAGSHIP);
  }
}

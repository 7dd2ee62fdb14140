package org.lazax.table.objectives.ability;

import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.grants.Grant;
import org.lazax.table.units.UnitStack;

/** Who has fought a space combat as a ship without being one. */
public interface ShipHooks {

  /** Whether its owner has let them join; asked on the table on which they fought. */
  default boolean joined(Table during, Grant grant) {
    return true;
  }

  /** Whether these units of its owner, in the space area of this system, are such. */
  boolean foughtAsShip(Table table, Grant grant, SystemId system, UnitStack unit);
}

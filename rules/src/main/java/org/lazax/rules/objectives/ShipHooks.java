package org.lazax.rules.objectives;

import org.lazax.catalog.unit.UnitCard;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;

/** Who fights a space combat as a ship without being one. */
public interface ShipHooks {

  /** Whether such units of its owner, do. */
  boolean fights(UnitCard unit);

  /** Whether they join from the planets of the system too. */
  default boolean fromPlanets() {
    return false;
  }

  /** Whether its owner has let them join; asked on the table on which they fought. */
  default boolean joined(Table during, Grant grant) {
    return true;
  }

  /** Whether what lets them join is in this system. */
  default boolean isThere(Table table, Grant grant, SystemId system) {
    return true;
  }
}

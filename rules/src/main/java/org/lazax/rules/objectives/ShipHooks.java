package org.lazax.rules.objectives;

import org.lazax.catalog.unit.UnitCard;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;

/** Units that participate in a space combat as ships although they are not ships. */
public interface ShipHooks {

  /** Whether units of its owner with this card do. */
  boolean fights(UnitCard unit);

  /** Whether they also participate from planets of the system. */
  default boolean fromPlanets() {
    return false;
  }

  /** Whether its owner has used it, by the table during the combat. */
  default boolean joined(Table during, Grant grant) {
    return true;
  }

  /** Whether the component that allows it is in this system. */
  default boolean isThere(Table table, Grant grant, SystemId system) {
    return true;
  }
}

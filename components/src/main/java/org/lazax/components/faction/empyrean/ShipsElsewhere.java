package org.lazax.components.faction.empyrean;

import org.lazax.chronicle.Seat;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;

/** Whether a player has ships outside a system. */
final class ShipsElsewhere {
  private ShipsElsewhere() {}

  static boolean are(Table table, Seat seat, SystemId active) {
    return table.galaxy().systems().stream()
        .anyMatch(system -> !system.equals(active) && !table.units().ships(system, seat).isEmpty());
  }
}

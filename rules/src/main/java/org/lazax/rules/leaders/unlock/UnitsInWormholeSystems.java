package org.lazax.rules.leaders.unlock;

import java.util.Collections;
import org.lazax.catalog.faction.Unlock;
import org.lazax.chronicle.Seat;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.table.Table;
import org.lazax.table.units.Place;

/**
 * The player has units, in space or on planets, in a number of systems with any of these wormholes.
 */
final class UnitsInWormholeSystems {
  private UnitsInWormholeSystems() {}

  static boolean areThere(Table table, Seat seat, Unlock.UnitsInWormholeSystems asked) {
    Starmap map = Starmap.of(table);
    return table.units().at().entrySet().stream()
            .filter(at -> at.getValue().stream().anyMatch(stack -> stack.owner().equals(seat)))
            .map(at -> at.getKey())
            .map(Place::system)
            .distinct()
            .filter(system -> !Collections.disjoint(map.wormholes(system), asked.wormholes()))
            .count()
        >= asked.systems();
  }
}

package org.lazax.rules.leaders.unlock;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.lazax.catalog.faction.Unlock;
import org.lazax.catalog.galaxy.Wormhole;
import org.lazax.chronicle.Seat;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.table.Table;

/**
 * The player has units, in space or on planets, in a number of systems with any of these wormholes.
 */
final class UnitsInWormholeSystems {
  private UnitsInWormholeSystems() {}

  static boolean areThere(Table table, Seat seat, Unlock.UnitsInWormholeSystems asked) {
    List<Set<Wormhole>> wormholes = Starmap.of(table).wormholes();
    return UnitsInSystems.count(
            table, seat, number -> !Collections.disjoint(wormholes.get(number), asked.wormholes()))
        >= asked.systems();
  }
}

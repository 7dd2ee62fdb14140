package org.lazax.rules.leaders.unlock;

import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.lazax.catalog.faction.Unlock;
import org.lazax.catalog.galaxy.Anomaly;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** The player has units, in space or on planets, in a number of systems of some kind. */
final class UnitsInSystems {
  private UnitsInSystems() {}

  static boolean haveMechs(Table table, Seat seat, Unlock.MechsInSystems asked) {
    return systems(table, stack -> stack.owner().equals(seat) && stack.type() == UnitType.MECH)
            .count()
        >= asked.systems();
  }

  static boolean areRifts(Table table, Seat seat, Unlock.UnitsInGravityRifts asked) {
    Starmap map = Starmap.of(table);
    return systems(table, stack -> stack.owner().equals(seat))
            .filter(system -> map.is(system, Anomaly.GRAVITY_RIFT))
            .count()
        >= asked.systems();
  }

  private static Stream<SystemId> systems(Table table, Predicate<UnitStack> which) {
    return table.units().at().entrySet().stream()
        .filter(at -> at.getValue().stream().anyMatch(which))
        .map(Map.Entry::getKey)
        .map(Place::system)
        .distinct();
  }
}

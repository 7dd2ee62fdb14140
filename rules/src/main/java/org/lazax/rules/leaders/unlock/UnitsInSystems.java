package org.lazax.rules.leaders.unlock;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;
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
    List<Set<Anomaly>> anomalies = Starmap.of(table).anomalies();
    return count(table, seat, number -> anomalies.get(number).contains(Anomaly.GRAVITY_RIFT))
        >= asked.systems();
  }

  /**
   * The number of systems in which the player has a unit, in space or on a planet.
   *
   * @param which the systems that count, by number
   */
  static int count(Table table, Seat seat, IntPredicate which) {
    List<SystemId> systems = table.galaxy().ids();
    int count = 0;
    for (int number = 0; number < systems.size(); number++) {
      count += which.test(number) && hasUnits(table, systems.get(number), seat) ? 1 : 0;
    }
    return count;
  }

  private static boolean hasUnits(Table table, SystemId system, Seat seat) {
    for (List<UnitStack> stacks : table.units().in(system).values()) {
      for (UnitStack stack : stacks) {
        if (stack.owner().equals(seat)) {
          return true;
        }
      }
    }
    return false;
  }

  private static Stream<SystemId> systems(Table table, Predicate<UnitStack> which) {
    return table.units().at().entrySet().stream()
        .filter(at -> at.getValue().stream().anyMatch(which))
        .map(Map.Entry::getKey)
        .map(Place::system)
        .distinct();
  }
}

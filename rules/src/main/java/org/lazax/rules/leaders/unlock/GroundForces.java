package org.lazax.rules.leaders.unlock;

import java.util.List;
import java.util.stream.Stream;
import org.lazax.catalog.card.SystemKind;
import org.lazax.catalog.faction.Unlock;
import org.lazax.chronicle.Seat;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.rules.planets.ControlledPlanets;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.UnitStack;

/** The ground forces of a player: infantry, mechs, and other units that are ground forces. */
final class GroundForces {
  private GroundForces() {}

  /** A number of them is on planets that the player controls. */
  static boolean onControlledPlanets(
      Table table, Seat seat, Unlock.GroundForcesOnControlledPlanets asked) {
    return ControlledPlanets.of(table, seat).stream()
            .mapToInt(place -> table.units().count(place, stack -> isOne(table, seat, stack)))
            .sum()
        >= asked.count();
  }

  /** One of them is in the system or in an adjacent system, on a planet or in space. */
  static boolean inOrNextTo(Table table, Seat seat, Unlock.GroundForcesInOrNextTo asked) {
    return asked.place() == SystemKind.MECATOL_REX
        && table.galaxy().systems().contains(SystemId.MECATOL_REX)
        && Stream.concat(
                Stream.of(SystemId.MECATOL_REX),
                Starmap.seenBy(table, seat).adjacent(SystemId.MECATOL_REX).stream())
            .flatMap(system -> table.units().in(system).values().stream())
            .flatMap(List::stream)
            .anyMatch(stack -> isOne(table, seat, stack));
  }

  private static boolean isOne(Table table, Seat seat, UnitStack stack) {
    return stack.owner().equals(seat) && Stats.of(table, stack).isGroundForce();
  }
}

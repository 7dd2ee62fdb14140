package org.lazax.simulation.bot;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.lazax.catalog.galaxy.Planet;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** The values of systems to a player who wants planets and a larger fleet. */
final class SystemValues {
  private static final int PER_PLANET = 4;
  private static final int MECATOL_REX_BONUS = 8;
  private static final int MIN_RESOURCES = 3;

  private final Table table;
  private final Seat seat;
  private final Set<SystemId> departures = new HashSet<>();

  SystemValues(Table table, Seat seat) {
    this.table = table;
    this.seat = seat;
    for (SystemId system : table.galaxy().systems()) {
      if (canDepartFrom(system)) {
        departures.add(system);
      }
    }
  }

  /** The value of a system; 0 if the player can gain nothing there now. */
  int of(SystemId system) {
    int value =
        table.units().in(system).values().stream().anyMatch(this::hasDock) ? production() : 0;
    return table.galaxy().adjacent(system).stream().anyMatch(departures::contains)
        ? value + planets(system)
        : value;
  }

  /**
   * Whether ships can leave the system with ground forces. The player's command token prevents it.
   */
  private boolean canDepartFrom(SystemId system) {
    return !table.tokens().getOrDefault(system, Set.of()).contains(seat)
        && table.units().ships(system, seat).stream().anyMatch(SystemValues::carries)
        && table.units().in(system).values().stream()
            .anyMatch(stacks -> stacks.stream().anyMatch(s -> s.owner().equals(seat) && lands(s)));
  }

  private static boolean carries(UnitStack ship) {
    return switch (ship.type()) {
      case CARRIER, DREADNOUGHT, FLAGSHIP, WAR_SUN -> true;
      case CRUISER, DESTROYER, FIGHTER, MECH, INFANTRY, PDS, SPACE_DOCK -> false;
    };
  }

  private static boolean lands(UnitStack unit) {
    return unit.type().isGroundForce();
  }

  private boolean hasDock(List<UnitStack> stacks) {
    return stacks.stream().anyMatch(s -> s.owner().equals(seat) && s.type() == UnitType.SPACE_DOCK);
  }

  /** The resources of the readied planets; 0 if they are too few to produce. */
  private int production() {
    int resources = 0;
    for (PlanetId planet : table.planets().readiedOf(seat)) {
      resources += table.catalog().planet(planet).resources();
    }
    return resources < MIN_RESOURCES ? 0 : resources;
  }

  private int planets(SystemId system) {
    int value = 0;
    for (PlanetId id : table.galaxy().planets(system)) {
      if (!table.planets().controls(seat, id)) {
        Planet planet = table.catalog().planet(id);
        int defenders = table.units().count(Place.on(system, id), SystemValues::lands);
        value += PER_PLANET + planet.resources() + planet.influence() - 2 * defenders;
      }
    }
    return Math.max(0, system.equals(SystemId.MECATOL_REX) ? value + MECATOL_REX_BONUS : value);
  }
}

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

/** What a system is worth to a player who wants planets and a larger fleet. */
final class Ambition {
  private static final int PER_PLANET = 4;
  private static final int CROWN = 8;
  private static final int WORTH_BUILDING = 3;

  private final Table table;
  private final Seat seat;
  private final Set<SystemId> harbours = new HashSet<>();

  Ambition(Table table, Seat seat) {
    this.table = table;
    this.seat = seat;
    for (SystemId system : table.galaxy().systems()) {
      if (canSetSailFrom(system)) {
        harbours.add(system);
      }
    }
  }

  /** 0 for a system in which nothing is to be gained now. */
  int worth(SystemId system) {
    int worth = table.units().in(system).values().stream().anyMatch(this::hasDock) ? building() : 0;
    return table.galaxy().adjacent(system).stream().anyMatch(harbours::contains)
        ? worth + planets(system)
        : worth;
  }

  /** Ships that carry and ground forces to be carried, and no command token in their way. */
  private boolean canSetSailFrom(SystemId system) {
    return !table.tokens().getOrDefault(system, Set.of()).contains(seat)
        && table.units().ships(system, seat).stream().anyMatch(Ambition::carries)
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

  /** What the readied planets could pay for. */
  private int building() {
    int resources = 0;
    for (PlanetId planet : table.planets().readiedOf(seat)) {
      resources += table.catalog().planet(planet).resources();
    }
    return resources < WORTH_BUILDING ? 0 : resources;
  }

  private int planets(SystemId system) {
    int worth = 0;
    for (PlanetId id : table.galaxy().planets(system)) {
      if (!table.planets().controls(seat, id)) {
        Planet planet = table.catalog().planet(id);
        int defenders = table.units().count(Place.on(system, id), Ambition::lands);
        worth += PER_PLANET + planet.resources() + planet.influence() - 2 * defenders;
      }
    }
    return Math.max(0, system.equals(SystemId.MECATOL_REX) ? worth + CROWN : worth);
  }
}

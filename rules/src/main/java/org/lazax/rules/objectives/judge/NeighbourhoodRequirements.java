package org.lazax.rules.objectives.judge;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.lazax.catalog.card.StateRequirement;
import org.lazax.catalog.card.SystemKind;
import org.lazax.catalog.galaxy.Tile;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.rules.galaxy.Neighbours;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.rules.objectives.SystemKinds;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;

/** Requirements on adjacency and on the edge of the board. */
final class NeighbourhoodRequirements {
  private NeighbourhoodRequirements() {}

  /** Only ships that are outside of such systems count. */
  static boolean shipsNextTo(Table table, Seat seat, StateRequirement.ShipsNextTo required) {
    Set<SystemId> near = new HashSet<>();
    Starmap map = Starmap.seenBy(table, seat);
    Predicate<SystemId> such = SystemKinds.of(table, seat, required.place());
    for (SystemId system : table.galaxy().systems()) {
      if (such.test(system)) {
        near.addAll(map.adjacent(system));
      }
    }
    return near.stream().filter(system -> !table.units().ships(system, seat).isEmpty()).count()
        >= required.systems();
  }

  /**
   * Home systems of other players count, the player's own does not. The Creuss Gate is not a home
   * system.
   */
  static boolean onEdge(Table table, Seat seat, StateRequirement.UnitsInEdgeSystems required) {
    return UnitRequirements.systems(table, seat)
            .filter(system -> table.galaxy().isOnEdge(system))
            .filter(system -> !isHomeOf(table, seat, system))
            .count()
        >= required.systems();
  }

  private static boolean isHomeOf(Table table, Seat seat, SystemId system) {
    Tile tile = table.galaxy().tile(system);
    return tile.isHome() && tile.faction().equals(Optional.of(table.player(seat).faction()));
  }

  static boolean aheadOfNeighbours(
      Table table, Seat seat, StateRequirement.MorePlanetsThanNeighbors required) {
    int own = table.planets().of(seat).size();
    return Neighbours.of(table, seat).stream()
            .filter(neighbour -> table.planets().of(neighbour).size() < own)
            .count()
        >= required.neighbors();
  }

  static boolean withAll(Table table, Seat seat, StateRequirement.NeighborsWithAll required) {
    return Neighbours.of(table, seat).size() == table.seats().size() - 1;
  }

  /** Each of these planets counts for one home system. Home systems of eliminated players count. */
  static boolean byOtherHomes(
      Table table, Seat seat, StateRequirement.PlanetsByDistinctOtherHomes required) {
    List<Set<PlanetId>> planets = new ArrayList<>();
    Starmap map = Starmap.seenBy(table, seat);
    Predicate<SystemId> homes = SystemKinds.of(table, seat, SystemKind.OTHER_HOME_SYSTEM);
    for (SystemId system : table.galaxy().systems()) {
      if (homes.test(system)) {
        Set<PlanetId> own = new HashSet<>(map.adjacentPlanets(system));
        own.removeIf(planet -> !table.planets().controls(seat, planet));
        planets.add(own);
      }
    }
    return canRepresent(planets, required.count(), Set.of());
  }

  /** Whether this number of sets can each give an element that no other set gives. */
  private static boolean canRepresent(List<Set<PlanetId>> sets, int count, Set<PlanetId> taken) {
    if (count == 0) {
      return true;
    }
    if (sets.size() < count) {
      return false;
    }
    List<Set<PlanetId>> rest = sets.subList(1, sets.size());
    for (PlanetId planet : sets.getFirst()) {
      if (!taken.contains(planet)) {
        Set<PlanetId> more = new HashSet<>(taken);
        more.add(planet);
        if (canRepresent(rest, count - 1, more)) {
          return true;
        }
      }
    }
    return canRepresent(rest, count, taken);
  }
}

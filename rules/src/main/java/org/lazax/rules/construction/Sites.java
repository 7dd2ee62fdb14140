package org.lazax.rules.construction;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.rules.limits.Placement;
import org.lazax.rules.limits.Reinforcements;
import org.lazax.rules.planets.ControlledPlanets;
import org.lazax.rules.procedure.StrategyCardProcedure.BuildStructure;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * The places where a player can place structures: on controlled planets with room, or in the space
 * area above them if the structure is placed in space. Planets that are closed count for neither.
 * Rules: construction.2, structures.1.1, structures.4, structures.5, unit/floating_factory_i.N9,
 * unit/floating_factory_i.N9.1.
 */
public final class Sites {
  private Sites() {}

  /** Whether there is any such place. */
  public static boolean any(Table table, Seat seat, List<UnitType> types) {
    return !of(table, new BuildStructure(seat, types, Optional.empty())).isEmpty();
  }

  /** The places by type. A type without a place or without a piece is left out. */
  public static Map<UnitType, Set<Place>> of(Table table, BuildStructure build) {
    Map<UnitType, Set<Place>> sites = new TreeMap<>();
    for (UnitType type : build.types()) {
      Set<Place> places = places(table, build, type);
      boolean piece =
          Reinforcements.left(table, build.seat(), type) > 0
              || !liftable(table, build.seat(), type).isEmpty();
      if (piece && !places.isEmpty()) {
        sites.put(type, places);
      }
    }
    return sites;
  }

  private static Set<Place> places(Table table, BuildStructure build, UnitType type) {
    Optional<UnitCard> card = Stats.find(table, build.seat(), type);
    Set<Place> places = new TreeSet<>();
    card.ifPresent(unit ->
        ControlledPlanets.open(table, build.seat()).stream()
            .filter(planet -> build.system().map(planet.system()::equals).orElse(true))
            .map(planet -> unit.inSpace() ? Place.space(planet.system()) : planet)
            .filter(place -> hasRoom(table, place, UnitStack.of(build.seat(), type, 1)))
            .forEach(places::add));
    return places;
  }

  private static boolean hasRoom(Table table, Place place, UnitStack one) {
    return Placement.broken(table, place, List.of(one)).isEmpty();
  }

  /**
   * The places from which a structure can be taken if the reinforcements have none: in systems
   * without a command token of its owner. Rule: construction.4.1.
   */
  public static List<Place> liftable(Table table, Seat seat, UnitType type) {
    return table.units().at().entrySet().stream()
        .filter(at -> isFree(table, seat, at.getKey().system()))
        .filter(at -> at.getValue().stream().anyMatch(s -> is(s, seat, type)))
        .map(Map.Entry::getKey)
        .toList();
  }

  private static boolean is(UnitStack stack, Seat seat, UnitType type) {
    return stack.owner().equals(seat) && stack.type() == type;
  }

  private static boolean isFree(Table table, Seat seat, SystemId system) {
    return !table.tokens().getOrDefault(system, Set.of()).contains(seat);
  }
}

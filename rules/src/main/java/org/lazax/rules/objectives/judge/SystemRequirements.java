package org.lazax.rules.objectives.judge;

import java.util.List;
import java.util.stream.Stream;
import org.lazax.catalog.card.StateRequirement;
import org.lazax.chronicle.Seat;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.rules.objectives.SystemKinds;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** Requirements on the systems in which a player has units. One unit of any type is enough. */
final class SystemRequirements {
  private SystemRequirements() {}

  static boolean withoutPlanets(
      Table table, Seat seat, StateRequirement.UnitsInSystemsWithoutPlanets required) {
    return UnitRequirements.systems(table, seat)
            .filter(system -> table.galaxy().planets(system).isEmpty())
            .count()
        >= required.systems();
  }

  /** A system counts once, also if it is of several of these kinds. */
  static boolean ofAny(Table table, Seat seat, StateRequirement.UnitsInSystemsOfAny required) {
    return UnitRequirements.systems(table, seat)
            .filter(SystemKinds.ofAny(table, seat, required.places()))
            .count()
        >= required.systems();
  }

  static boolean unitsIn(Table table, Seat seat, StateRequirement.AnyOfUnitsIn required) {
    return UnitRequirements.places(table, seat, (_, s) -> required.units().contains(s.type()))
        .map(Place::system)
        .anyMatch(SystemKinds.ofAny(table, seat, required.places()));
  }

  /** Only ships count, not ground forces or structures. */
  static boolean shipsIn(Table table, Seat seat, StateRequirement.ShipsInSystems required) {
    return withShips(table, seat).count() >= required.systems();
  }

  static boolean byEachWormhole(
      Table table, Seat seat, StateRequirement.ShipsByEachWormhole required) {
    Starmap map = Starmap.of(table);
    return required.wormholes().stream()
        .allMatch(wormhole ->
            withShips(table, seat).anyMatch(system -> map.wormholes(system).contains(wormhole)));
  }

  static boolean withUnitOfAnother(
      Table table, Seat seat, StateRequirement.ShipWithUnitOfAnother required) {
    return withShips(table, seat)
        .anyMatch(system ->
            table.units().in(system).values().stream()
                .flatMap(List::stream)
                .anyMatch(s -> !s.owner().equals(seat) && s.type() == required.unit()));
  }

  static boolean anyUnitsIn(Table table, Seat seat, StateRequirement.UnitsIn required) {
    return UnitRequirements.systems(table, seat)
        .anyMatch(SystemKinds.of(table, seat, required.place()));
  }

  static boolean planetWithShips(
      Table table, Seat seat, StateRequirement.PlanetWithShips required) {
    return table.planets().controls(seat, required.planet())
        && table
            .galaxy()
            .systemOf(required.planet())
            .map(system -> ships(table, seat, system))
            .filter(ships -> ships >= required.ships())
            .isPresent();
  }

  static boolean besidePlanetOfAnother(
      Table table, Seat seat, StateRequirement.PlanetBesidePlanetOfAnother required) {
    return table.galaxy().systems().stream()
        .map(system ->
            table.galaxy().planets(system).stream()
                .flatMap(planet -> table.planets().controller(planet).stream())
                .toList())
        .anyMatch(holders ->
            holders.contains(seat) && holders.stream().anyMatch(other -> !other.equals(seat)));
  }

  private static Stream<SystemId> withShips(Table table, Seat seat) {
    return table.galaxy().systems().stream().filter(system -> ships(table, seat, system) > 0);
  }

  private static int ships(Table table, Seat seat, SystemId system) {
    return table.units().ships(system, seat).stream().mapToInt(UnitStack::count).sum();
  }
}

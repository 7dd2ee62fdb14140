package org.lazax.rules.objectives.judge;

import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.stream.Stream;
import org.lazax.catalog.card.StateRequirement;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.rules.setup.HomeFaction;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** Requirements on the types and numbers of a player's units. */
final class UnitRequirements {
  private UnitRequirements() {}

  static boolean anyOnBoard(Table table, Seat seat, StateRequirement.AnyOfUnitsOnBoard required) {
    return table
        .units()
        .all()
        .anyMatch(s -> s.owner().equals(seat) && required.units().contains(s.type()));
  }

  static boolean onBoard(Table table, Seat seat, StateRequirement.UnitsOnBoard required) {
    return table.units().count(seat, required.unit()) >= required.count();
  }

  static boolean planetsWith(Table table, Seat seat, StateRequirement.PlanetsWithUnit required) {
    return places(table, seat, (_, stack) -> stack.type() == required.unit())
            .filter(place -> !place.isSpace())
            .count()
        >= required.planets();
  }

  /** A space dock in the space area does not count. Rule: secret_objective/occupy_the_fringe.N1. */
  static boolean garrison(
      Table table, Seat seat, StateRequirement.GroundForcesOnPlanetWithoutOwnDock required) {
    return places(table, seat, (_, stack) -> Stats.of(table, stack).isGroundForce())
        .filter(place -> !place.isSpace())
        .filter(place ->
            table.units().at(place, seat).stream()
                .noneMatch(stack -> stack.type() == UnitType.SPACE_DOCK))
        .anyMatch(place -> groundForces(table, seat, place) >= required.count());
  }

  private static int groundForces(Table table, Seat seat, Place place) {
    return table
        .units()
        .count(place, s -> s.owner().equals(seat) && Stats.of(table, s).isGroundForce());
  }

  static boolean structures(Table table, Seat seat, StateRequirement.StructuresOnBoard required) {
    return table
            .units()
            .all()
            .filter(stack -> stack.owner().equals(seat) && isStructure(table, stack))
            .mapToInt(UnitStack::count)
            .sum()
        >= required.count();
  }

  /** Planets in home systems of other players count. Structures in space do not. */
  static boolean structuresAbroad(
      Table table, Seat seat, StateRequirement.StructuresOnPlanetsOutsideOwnHome required) {
    var own = Optional.of(HomeFaction.of(table, seat).id());
    return places(table, seat, (_, stack) -> isStructure(table, stack))
            .flatMap(place -> place.planet().stream())
            .filter(planet -> !table.catalog().planet(planet).homeFaction().equals(own))
            .count()
        >= required.planets();
  }

  static boolean fleet(
      Table table, Seat seat, StateRequirement.NonFighterShipsInOneSystem required) {
    return table.units().at().keySet().stream()
        .filter(Place::isSpace)
        .anyMatch(place ->
            table.units().count(place, s -> s.owner().equals(seat) && isLargeShip(s))
                >= required.count());
  }

  private static boolean isLargeShip(UnitStack stack) {
    return stack.type().isShip() && stack.type() != UnitType.FIGHTER;
  }

  private static boolean isStructure(Table table, UnitStack stack) {
    return Stats.of(table, stack).isStructure();
  }

  /** The places with a unit of this player that meets the condition. */
  static Stream<Place> places(Table table, Seat seat, BiPredicate<Place, UnitStack> which) {
    return table.units().at().entrySet().stream()
        .filter(at ->
            at.getValue().stream()
                .anyMatch(s -> s.owner().equals(seat) && which.test(at.getKey(), s)))
        .map(Map.Entry::getKey);
  }

  /** The systems with any unit of this player, in space or on a planet. */
  static Stream<SystemId> systems(Table table, Seat seat) {
    return places(table, seat, (_, _) -> true).map(Place::system).distinct();
  }
}

package org.lazax.rules.objectives.judge;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import org.lazax.catalog.card.StateRequirement;
import org.lazax.catalog.galaxy.Planet;
import org.lazax.catalog.galaxy.Trait;
import org.lazax.chronicle.Seat;
import org.lazax.rules.planets.PlanetFacts;
import org.lazax.rules.setup.HomeFaction;
import org.lazax.table.Table;

/** Requirements on the planets that a player controls, exhausted or not. */
final class PlanetRequirements {
  private PlanetRequirements() {}

  static boolean sharingTrait(
      Table table, Seat seat, StateRequirement.PlanetsSharingTrait required) {
    Map<Trait, Integer> planets = new HashMap<>();
    table.planets().of(seat).stream()
        .flatMap(planet -> PlanetFacts.of(table, planet).traits().stream())
        .forEach(trait -> planets.merge(trait, 1, Integer::sum));
    return planets.values().stream().anyMatch(count -> count >= required.count());
  }

  static boolean ofTrait(Table table, Seat seat, StateRequirement.PlanetsOfTrait required) {
    return table.planets().of(seat).stream()
            .filter(planet -> PlanetFacts.of(table, planet).traits().contains(required.trait()))
            .count()
        >= required.count();
  }

  /** A planet counts once, whatever the number of its attachments. */
  static boolean withAttachments(
      Table table, Seat seat, StateRequirement.PlanetsWithAttachments required) {
    return table.planets().of(seat).stream()
            .filter(planet -> !table.planets().attachedTo(planet).isEmpty())
            .count()
        >= required.count();
  }

  static boolean legendary(Table table, Seat seat, StateRequirement.LegendaryPlanets required) {
    return table.planets().of(seat).stream()
            .filter(planet -> PlanetFacts.of(table, planet).legendary())
            .count()
        >= required.count();
  }

  static boolean resources(Table table, Seat seat, StateRequirement.ResourcesOfPlanets required) {
    return sum(table, seat, PlanetFacts::resources) >= required.count();
  }

  static boolean influence(Table table, Seat seat, StateRequirement.InfluenceOfPlanets required) {
    return sum(table, seat, PlanetFacts::influence) >= required.count();
  }

  private static int sum(Table table, Seat seat, ToIntFunction<PlanetFacts> value) {
    return table.planets().of(seat).stream()
        .map(planet -> PlanetFacts.of(table, planet))
        .mapToInt(value)
        .sum();
  }

  /** A planet counts once, whatever the number of its specialties. */
  static boolean withSpecialty(
      Table table, Seat seat, StateRequirement.PlanetsWithSpecialty required) {
    return table.planets().of(seat).stream()
            .filter(planet -> !PlanetFacts.of(table, planet).specialties().isEmpty())
            .count()
        >= required.count();
  }

  /**
   * Planets of home systems do not count, also those of eliminated players, nor does one that is in
   * no system. Rule: planet/custodia_vigilia.N5.1.
   */
  static boolean outsideHomeSystems(
      Table table, Seat seat, StateRequirement.PlanetsOutsideHomeSystems required) {
    Predicate<Planet> outside =
        planet ->
            planet.homeFaction().isEmpty() && table.galaxy().systemOf(planet.id()).isPresent();
    return count(table, seat, outside) >= required.count();
  }

  static boolean inOtherHomeSystems(
      Table table, Seat seat, StateRequirement.PlanetsInOtherHomeSystems required) {
    var own = List.of(table.player(seat).faction(), HomeFaction.of(table, seat).id());
    Predicate<Planet> ofAnother =
        planet -> planet.homeFaction().filter(faction -> !own.contains(faction)).isPresent();
    return count(table, seat, ofAnother) >= required.count();
  }

  private static long count(Table table, Seat seat, Predicate<Planet> which) {
    return table.planets().of(seat).stream().map(table.catalog()::planet).filter(which).count();
  }
}

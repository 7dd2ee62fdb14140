package org.lazax.rules.vote;

import java.util.List;
import java.util.function.Predicate;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.galaxy.Planet;
import org.lazax.catalog.galaxy.Trait;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.rules.planets.PlanetFacts;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Law;

/**
 * The possible outcomes of an agenda on a table. Rules: agenda_phase.8, agenda_phase.9,
 * agenda_phase.10, agenda_phase.11.
 */
public final class Outcomes {
  private Outcomes() {}

  /**
   * The outcomes; empty if there is nothing to elect or the agenda cannot stand. Then another
   * agenda replaces it.
   */
  public static List<AgendaOutcome> of(AgendaId agenda, Table table) {
    boolean stands =
        Ruleset.hooks(table, ComponentRef.of(agenda), AgendaEffect.class)
            .map(effect -> effect.stands(table))
            .orElse(true);
    return stands ? printed(agenda, table) : List.of();
  }

  private static List<AgendaOutcome> printed(AgendaId agenda, Table table) {
    Catalog catalog = table.catalog();
    return switch (catalog.agenda(agenda).outcome()) {
      case FOR_AGAINST -> List.of(AgendaOutcome.FOR, AgendaOutcome.AGAINST);
      case ELECT_PLAYER -> elect(table.seats());
      case ELECT_PLANET -> planets(table, _ -> true);
      case ELECT_CULTURAL_PLANET -> planets(table, trait(table, Trait.CULTURAL));
      case ELECT_HAZARDOUS_PLANET -> planets(table, trait(table, Trait.HAZARDOUS));
      case ELECT_INDUSTRIAL_PLANET -> planets(table, trait(table, Trait.INDUSTRIAL));
      case ELECT_NON_HOME_PLANET ->
          planets(
              table,
              planet ->
                  planet.homeFaction().isEmpty() && !planet.id().equals(PlanetId.MECATOL_REX));
      case ELECT_LAW -> elect(table.council().laws().stream().map(Law::agenda).toList());
      case ELECT_STRATEGY_CARD -> elect(List.copyOf(catalog.strategyCards().keySet()));
      case ELECT_SCORED_SECRET_OBJECTIVE ->
          elect(
              table.objectives().scored().keySet().stream()
                  .filter(catalog.secretObjectives()::containsKey)
                  .filter(secret -> !table.objectives().isPublic(secret))
                  .toList());
      // Its outcomes are those of the agenda that it conceals.
      case OF_HIDDEN_AGENDA -> List.of();
    };
  }

  /** The elected player. Rule: agenda_phase.10. */
  public static Seat elected(AgendaOutcome outcome) {
    return Seat.of(outcome.value());
  }

  /** Only planets that a player controls. Rule: agenda_phase.11. */
  private static List<AgendaOutcome> planets(Table table, Predicate<Planet> eligible) {
    Catalog catalog = table.catalog();
    return elect(
        table.planets().cards().keySet().stream()
            .filter(planet -> eligible.test(catalog.planet(planet)))
            .toList());
  }

  private static Predicate<Planet> trait(Table table, Trait trait) {
    return planet -> PlanetFacts.of(table, planet.id()).traits().contains(trait);
  }

  private static List<AgendaOutcome> elect(List<?> candidates) {
    return candidates.stream().map(AgendaOutcome::elect).toList();
  }
}

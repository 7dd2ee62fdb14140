package org.lazax.game.statusphase;

import java.util.ArrayList;
import java.util.List;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.rules.ruleset.LegendaryAbility;
import org.lazax.table.Table;
import org.lazax.table.council.Law;
import org.lazax.table.event.council.LawsReadied;
import org.lazax.table.event.leaders.AgentsReadied;
import org.lazax.table.event.planets.LegendaryAbilitiesReadied;
import org.lazax.table.event.planets.PlanetsReadied;
import org.lazax.table.event.relics.Relics;
import org.lazax.table.event.relics.RelicsReadied;
import org.lazax.table.event.technology.TechnologiesReadied;
import org.lazax.table.event.tokens.TokensTakenBack;
import org.lazax.table.event.units.UnitsRepaired;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.leaders.LeaderState;
import org.lazax.table.units.UnitStack;

/** The steps of the status phase without a choice. */
final class Upkeep {
  private Upkeep() {}

  /** Rule: status_phase.4. */
  static List<TokensTakenBack> takeBackTokens(Table table) {
    List<TokensTakenBack> events = new ArrayList<>();
    for (Seat seat : table.seats()) {
      List<SystemId> systems =
          table.tokens().entrySet().stream()
              .filter(at -> at.getValue().contains(seat))
              .map(at -> at.getKey())
              .toList();
      if (!systems.isEmpty()) {
        events.add(new TokensTakenBack(seat, systems));
      }
    }
    return events;
  }

  /** Rules: status_phase.6, readied.5. */
  static List<PlanetsReadied> readyPlanets(Table table) {
    List<PlanetsReadied> events = new ArrayList<>();
    for (Seat seat : table.seats()) {
      List<PlanetId> exhausted =
          table.planets().of(seat).stream()
              .filter(planet -> !table.planets().readied(seat, planet))
              .toList();
      if (!exhausted.isEmpty()) {
        events.add(new PlanetsReadied(seat, exhausted));
      }
    }
    return events;
  }

  /** Rules: status_phase.6, legendary_planets.N6. */
  static List<LegendaryAbilitiesReadied> readyLegendaryAbilities(Table table) {
    return table.seats().stream()
        .map(seat -> new LegendaryAbilitiesReadied(seat, LegendaryAbility.exhaustedOf(table, seat)))
        .filter(readied -> !readied.planets().isEmpty())
        .toList();
  }

  /** Rules: status_phase.6, readied.5. */
  static List<TechnologiesReadied> readyTechnologies(Table table) {
    return table.seats().stream()
        .map(table::player)
        .filter(player -> !player.exhaustedTechnologies().isEmpty())
        .map(player ->
            new TechnologiesReadied(player.seat(), List.copyOf(player.exhaustedTechnologies())))
        .toList();
  }

  /** Rules: status_phase.6, leaders.4. */
  static List<AgentsReadied> readyAgents(Table table) {
    return table.seats().stream()
        .map(seat ->
            new AgentsReadied(seat, table.player(seat).leaders().lying(LeaderState.EXHAUSTED)))
        .filter(readied -> !readied.agents().isEmpty())
        .toList();
  }

  /** Rules: status_phase.6, readied.5. */
  static List<LawsReadied> readyLaws(Table table) {
    List<AgendaId> exhausted =
        table.council().laws().stream().filter(Law::exhausted).map(Law::agenda).toList();
    return exhausted.isEmpty() ? List.of() : List.of(new LawsReadied(exhausted));
  }

  /** Rules: status_phase.6, readied.5. */
  static List<RelicsReadied> readyRelics(Table table) {
    Relics relics = table.part(Relics.ID);
    return table.seats().stream()
        .map(seat -> new RelicsReadied(seat, relics.exhaustedOf(seat)))
        .filter(readied -> !readied.relics().isEmpty())
        .toList();
  }

  /** Also units that have lost SUSTAIN DAMAGE. Rules: status_phase.7, status_phase.N3. */
  static List<UnitsRepaired> repairUnits(Table table) {
    List<UnitsRepaired> events = new ArrayList<>();
    table
        .units()
        .at()
        .forEach((place, stacks) -> {
          List<UnitStack> damaged = stacks.stream().filter(UnitStack::damaged).toList();
          if (!damaged.isEmpty()) {
            events.add(new UnitsRepaired(place, damaged));
          }
        });
    return events;
  }
}

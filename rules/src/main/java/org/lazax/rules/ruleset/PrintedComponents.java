package org.lazax.rules.ruleset;

import java.util.Optional;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.ExplorationId;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.catalog.id.LeaderId;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.PromissoryNoteId;
import org.lazax.catalog.id.RelicId;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.id.UnitId;
import org.lazax.catalog.printed.Printed;
import org.lazax.table.component.ComponentRef;

/** Finds what people read on a component. */
public final class PrintedComponents {
  private PrintedComponents() {}

  /** What is printed on it; empty if it is of a kind that is printed nowhere, as promises are. */
  public static Optional<Printed> find(Catalog catalog, ComponentRef component) {
    String id = component.card().name();
    return switch (component.kind()) {
      case ACTION_CARD -> Optional.of(catalog.actionCard(new ActionCardId(id)));
      case AGENDA -> Optional.of(catalog.agenda(new AgendaId(id)));
      case EXPLORATION -> Optional.of(catalog.explorationCard(new ExplorationId(id)));
      case FACTION_ABILITY ->
          catalog.factions().values().stream()
              .flatMap(faction -> faction.abilities().stream())
              .filter(ability -> ability.id().value().equals(id))
              .<Printed>map(ability -> ability)
              .findFirst();
      case LEADER -> Optional.of(catalog.leader(new LeaderId(id)));
      case LEADER_COUNTER -> Optional.of(catalog.leaderCounter(new LeaderCounterId(id)));
      case PLANET -> Optional.of(catalog.planet(new PlanetId(id)));
      case PROMISSORY_NOTE -> Optional.of(catalog.promissoryNote(new PromissoryNoteId(id)));
      case RELIC -> Optional.of(catalog.relic(new RelicId(id)));
      case SECRET_OBJECTIVE -> Optional.of(catalog.secretObjective(new ObjectiveId(id)));
      case TECHNOLOGY -> Optional.of(catalog.technology(new TechnologyId(id)));
      case UNIT -> Optional.of(catalog.unit(new UnitId(id)));
      case STRATEGY_CARD -> Optional.of(catalog.strategyCard(new StrategyCardId(id)));
      case PROMISE, RULE -> Optional.empty();
    };
  }
}

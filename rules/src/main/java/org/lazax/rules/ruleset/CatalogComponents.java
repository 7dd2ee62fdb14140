package org.lazax.rules.ruleset;

import java.util.List;
import java.util.stream.Stream;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.galaxy.Planet;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.component.ComponentRef.Kind;

/** The components of the catalog that can have code. */
public final class CatalogComponents {
  private CatalogComponents() {}

  /**
   * All of them, in the order of their kinds and of the catalog. Of planets, only the legendary
   * ones.
   */
  public static List<ComponentRef> all(Catalog catalog) {
    return Stream.of(Kind.values()).flatMap(kind -> of(catalog, kind)).toList();
  }

  /** The components of one kind. */
  public static Stream<ComponentRef> of(Catalog catalog, Kind kind) {
    return switch (kind) {
      case FACTION_ABILITY ->
          catalog.factions().values().stream()
              .flatMap(faction -> faction.abilities().stream())
              .map(ability -> ComponentRef.of(ability.id()));
      case TECHNOLOGY -> catalog.technologies().keySet().stream().map(ComponentRef::of);
      case UNIT -> catalog.units().keySet().stream().map(ComponentRef::of);
      case AGENDA -> catalog.agendas().keySet().stream().map(ComponentRef::of);
      case ACTION_CARD -> catalog.actionCards().keySet().stream().map(ComponentRef::of);
      case PROMISSORY_NOTE -> catalog.promissoryNotes().keySet().stream().map(ComponentRef::of);
      case LEADER -> catalog.leaders().keySet().stream().map(ComponentRef::of);
      case RELIC -> catalog.relics().keySet().stream().map(ComponentRef::of);
      case EXPLORATION -> catalog.explorationCards().keySet().stream().map(ComponentRef::of);
      case SECRET_OBJECTIVE -> catalog.secretObjectives().keySet().stream().map(ComponentRef::of);
      case LEADER_COUNTER -> catalog.leaderCounters().keySet().stream().map(ComponentRef::of);
      case STRATEGY_CARD, PROMISE, RULE -> Stream.empty();
      case PLANET ->
          catalog.planets().values().stream()
              .filter(Planet::isLegendary)
              .map(planet -> ComponentRef.of(planet.id()));
    };
  }
}

package org.lazax.rules.ruleset;

import org.lazax.catalog.Catalog;
import org.lazax.catalog.id.ExplorationId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.id.UnitId;
import org.lazax.table.component.ComponentRef;

/**
 * The components that need no code of their own, because the rules read their whole effect from the
 * catalog.
 */
final class PrintedData {
  private PrintedData() {}

  static boolean saysAll(Catalog catalog, ComponentRef component) {
    String name = component.name();
    return switch (component.kind()) {
      case UNIT -> catalog.unit(new UnitId(name)).texts().isEmpty();
      case TECHNOLOGY -> catalog.technology(new TechnologyId(name)).isUnitUpgrade();
      case EXPLORATION -> catalog.explorationCard(new ExplorationId(name)).attaches().isPresent();
      case SECRET_OBJECTIVE -> true;
      case FACTION_ABILITY,
          AGENDA,
          ACTION_CARD,
          PROMISSORY_NOTE,
          LEADER,
          RELIC,
          PLANET,
          LEADER_COUNTER,
          STRATEGY_CARD,
          PROMISE,
          RULE ->
          false;
    };
  }
}

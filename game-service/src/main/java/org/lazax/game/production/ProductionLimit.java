package org.lazax.game.production;

import org.lazax.catalog.Catalog;
import org.lazax.catalog.unit.UnitType;
import org.lazax.table.Table;
import org.lazax.table.procedure.GameProcedure.Production;
import org.lazax.table.stats.Stats;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * How many units a player's units in a system produce together, or the one dock that does. Rules:
 * production.1.1, production.N1, warfare.3.
 */
public final class ProductionLimit {
  private ProductionLimit() {}

  public static int of(Table table, Production production) {
    int limit = 0;
    for (Place place : table.units().in(production.system()).keySet()) {
      limit += at(table, production, place);
    }
    return limit;
  }

  /** Of the units in one place. */
  static int at(Table table, Production production, Place place) {
    if (production.dock().filter(dock -> !dock.equals(place)).isPresent()) {
      return 0;
    }
    boolean dockAlone = production.dock().isPresent();
    int resources = place.planet().map(p -> Catalog.standard().planet(p).resources()).orElse(0);
    int limit = 0;
    for (UnitStack stack : table.units().at(place)) {
      if (stack.owner().equals(production.seat())
          && (!dockAlone || stack.type() == UnitType.SPACE_DOCK)) {
        limit +=
            (dockAlone ? 1 : stack.count())
                * Stats.of(table, stack)
                    .abilities()
                    .production()
                    .map(ability -> ability.on(resources))
                    .orElse(0);
      }
    }
    return limit;
  }
}

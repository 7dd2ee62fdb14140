package org.lazax.game.production;

import java.util.List;
import java.util.Map;
import org.lazax.catalog.Catalog;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.stats.Stats;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * How many units a player's units in a system produce together. Rules: production.1.1,
 * production.N1.
 */
public final class ProductionLimit {
  private ProductionLimit() {}

  public static int of(Table table, Seat seat, SystemId system) {
    int limit = 0;
    for (Map.Entry<Place, List<UnitStack>> at : table.units().in(system).entrySet()) {
      limit += at(table, seat, at.getKey());
    }
    return limit;
  }

  /** Of the units in one place. */
  static int at(Table table, Seat seat, Place place) {
    int resources = place.planet().map(p -> Catalog.standard().planet(p).resources()).orElse(0);
    int limit = 0;
    for (UnitStack stack : table.units().at(place)) {
      if (stack.owner().equals(seat)) {
        limit +=
            stack.count()
                * Stats.of(table, stack)
                    .abilities()
                    .production()
                    .map(production -> production.on(resources))
                    .orElse(0);
      }
    }
    return limit;
  }
}

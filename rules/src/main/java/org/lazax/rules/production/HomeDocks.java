package org.lazax.rules.production;

import java.util.List;
import org.lazax.chronicle.Seat;
import org.lazax.rules.planets.HomeTile;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

/** The space docks in a player's home system that can produce. Rule: warfare.3. */
public final class HomeDocks {
  private HomeDocks() {}

  public static List<Place> of(Table table, Seat seat) {
    return HomeTile.of(table, seat).map(home -> of(table, seat, home)).orElse(List.of());
  }

  private static List<Place> of(Table table, Seat seat, SystemId home) {
    return table.units().in(home).keySet().stream()
        .filter(place -> ProductionLimit.of(table, Production.byDock(seat, place)) > 0)
        .toList();
  }
}

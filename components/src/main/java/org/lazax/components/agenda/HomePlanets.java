package org.lazax.components.agenda;

import java.util.List;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;

/** The home planets of a player's own faction that the player controls. */
final class HomePlanets {
  private HomePlanets() {}

  static List<PlanetId> of(Table table, Seat seat) {
    return table.planets().of(seat).stream()
        .filter(planet ->
            table
                .catalog()
                .planet(planet)
                .homeFaction()
                .filter(table.player(seat).faction()::equals)
                .isPresent())
        .toList();
  }
}

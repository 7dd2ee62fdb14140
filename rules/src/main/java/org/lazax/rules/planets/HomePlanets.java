package org.lazax.rules.planets;

import java.util.List;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;

/** The home planets of a player's own faction that the player controls. */
public final class HomePlanets {
  private HomePlanets() {}

  public static List<PlanetId> of(Table table, Seat seat) {
    return table.catalog().faction(table.player(seat).faction()).homePlanets().stream()
        .filter(planet -> table.planets().controls(seat, planet))
        .toList();
  }
}

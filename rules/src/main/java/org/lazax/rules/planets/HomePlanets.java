package org.lazax.rules.planets;

import java.util.List;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.rules.setup.HomeFaction;
import org.lazax.table.Table;

/** The planets of a player's own home system. */
public final class HomePlanets {
  private HomePlanets() {}

  /** Those that the player controls. */
  public static List<PlanetId> of(Table table, Seat seat) {
    return HomeFaction.of(table, seat).homePlanets().stream()
        .filter(planet -> table.planets().controls(seat, planet))
        .toList();
  }

  /** Whether a planet is one of them, whoever controls it. */
  public static boolean has(Table table, Seat seat, PlanetId planet) {
    return HomeFaction.of(table, seat).homePlanets().contains(planet);
  }
}

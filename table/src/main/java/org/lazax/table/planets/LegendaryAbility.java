package org.lazax.table.planets;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.galaxy.Planet;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;

/**
 * The ability card of a legendary planet: whoever controls the planet holds it. Rules:
 * legendary_planets.2, legendary_planets.3.
 */
public final class LegendaryAbility {
  private LegendaryAbility() {}

  /** Those that this player holds. */
  public static List<PlanetId> heldBy(Table table, Seat seat) {
    return table.planets().of(seat).stream().filter(LegendaryAbility::isOf).toList();
  }

  /** Those of this player that are exhausted. */
  public static List<PlanetId> exhaustedOf(Table table, Seat seat) {
    return heldBy(table, seat).stream()
        .filter(planet -> table.planets().usedAbilities().contains(planet))
        .toList();
  }

  /** Whether this player holds it, readied. */
  public static boolean isReady(Table table, Seat seat, PlanetId planet) {
    return heldBy(table, seat).contains(planet)
        && !table.planets().usedAbilities().contains(planet);
  }

  private static boolean isOf(PlanetId planet) {
    return Optional.ofNullable(Catalog.standard().planets().get(planet))
        .filter(Planet::isLegendary)
        .isPresent();
  }
}

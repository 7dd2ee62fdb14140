package org.lazax.rules.invasion;

import java.util.List;
import java.util.Set;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.rules.planets.Attachments;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;

/** The planets on which ground forces can be placed other than by a commitment. */
public final class Landings {
  private Landings() {}

  /** The planets that are not closed and on which landing costs nothing. */
  public static List<PlanetId> free(Table table, Seat seat, SystemId system) {
    Set<PlanetId> charged = LandingCharges.of(table, seat, system).keySet();
    return table.galaxy().planets(system).stream()
        .filter(planet -> !Attachments.close(table, planet))
        .filter(planet -> !isGuarded(table, planet))
        .filter(planet -> !charged.contains(planet))
        .toList();
  }

  /** Whether the custodians token prevents a landing. Rule: custodians_token.1. */
  public static boolean isGuarded(Table table, PlanetId planet) {
    return planet.equals(PlanetId.MECATOL_REX) && table.council().custodians();
  }
}

package org.lazax.rules.invasion;

import java.util.List;
import org.lazax.catalog.id.PlanetId;
import org.lazax.rules.planets.Attachments;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;

/** The planets on which ground forces can be placed other than by a commitment. */
public final class Landings {
  private Landings() {}

  /** The planets that are neither closed nor guarded. */
  public static List<PlanetId> open(Table table, SystemId system) {
    return table.galaxy().planets(system).stream()
        .filter(planet -> !Attachments.close(table, planet))
        .filter(planet -> !isGuarded(table, planet))
        .toList();
  }

  /** Whether the custodians token prevents a landing. Rule: custodians_token.1. */
  public static boolean isGuarded(Table table, PlanetId planet) {
    return planet.equals(PlanetId.MECATOL_REX) && table.council().custodians();
  }
}

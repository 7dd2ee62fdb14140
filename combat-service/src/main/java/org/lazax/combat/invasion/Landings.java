package org.lazax.combat.invasion;

import java.util.List;
import java.util.Map;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.rules.planets.Attachments;
import org.lazax.rules.procedure.CombatProcedure.Commitment;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;

/** Where ground forces land beside those that come out of space. */
public final class Landings {
  private Landings() {}

  /** Planets that are not closed and where landing costs nothing. */
  public static List<PlanetId> free(Table table, Seat seat, SystemId system) {
    Map<PlanetId, Integer> tolls = Tolls.of(table, new Commitment(seat, system));
    return table.galaxy().planets(system).stream()
        .filter(planet -> !Attachments.close(table, planet))
        .filter(planet -> !Custodians.guard(table, planet))
        .filter(planet -> !tolls.containsKey(planet))
        .toList();
  }
}

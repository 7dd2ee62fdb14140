package org.lazax.combat.invasion;

import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.rules.combat.GroundForces;
import org.lazax.rules.procedure.Invasion;
import org.lazax.table.Table;
import org.lazax.table.units.Place;

/**
 * Each planet on which ground forces have landed and stood becomes the active player's, one after
 * the other with all that follows. Rules: invasion.5, invasion.5.1.
 */
final class EstablishControl {
  private EstablishControl() {}

  /** The next planet that is gained. */
  static Optional<PlanetId> next(Table table, Invasion invasion) {
    return invasion.progress().landed().stream()
        .filter(planet -> !table.planets().controls(invasion.seat(), planet))
        .filter(planet ->
            GroundForces.present(table, Place.on(invasion.system(), planet), invasion.seat()))
        .findFirst();
  }
}

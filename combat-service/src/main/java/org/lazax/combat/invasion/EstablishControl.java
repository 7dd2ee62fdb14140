package org.lazax.combat.invasion;

import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.rules.combat.GroundForces;
import org.lazax.rules.procedure.Invasion;
import org.lazax.table.Table;
import org.lazax.table.units.Place;

/**
 * The active player gains control of the planets on which its ground forces are left, one after the
 * other, each with all its consequences. Rules: invasion.5, invasion.5.1.
 */
final class EstablishControl {
  private EstablishControl() {}

  /** The next planet of which the active player gains control. */
  static Optional<PlanetId> next(Table table, Invasion invasion) {
    return invasion.progress().landed().stream()
        .filter(planet -> !table.planets().controls(invasion.seat(), planet))
        .filter(planet ->
            GroundForces.present(table, Place.on(invasion.system(), planet), invasion.seat()))
        .findFirst();
  }
}

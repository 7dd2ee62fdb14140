package org.lazax.combat.invasion;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.combat.ability.CombatMoments;
import org.lazax.rules.ability.ResolutionOrder;
import org.lazax.rules.ability.occurrence.PlanetOccurrence.PlanetGained;
import org.lazax.rules.ability.occurrence.PlanetOccurrence.PlanetTaken;
import org.lazax.rules.combat.GroundForces;
import org.lazax.rules.procedure.Invasion;
import org.lazax.table.Table;
import org.lazax.table.units.Place;

/**
 * The active player gains control of the planets on which its ground forces are left, one after the
 * other, each with all its consequences. If there are any, it chooses the order. Rules: invasion.5,
 * invasion.5.1, exploration.2.4, exploration.N3.
 */
final class EstablishControl {
  private EstablishControl() {}

  /** The planets of which the active player gains control now. */
  static List<PlanetId> left(Table table, Invasion invasion) {
    return invasion.progress().landed().stream()
        .filter(planet -> !table.planets().controls(invasion.seat(), planet))
        .filter(planet ->
            GroundForces.present(table, Place.on(invasion.system(), planet), invasion.seat()))
        .toList();
  }

  /** Whether the order of these planets makes a difference, because anything follows a gain. */
  static boolean dependsOnOrder(Table table, Invasion invasion, List<PlanetId> planets) {
    return planets.size() > 1
        && planets.stream().anyMatch(planet -> hasConsequences(table, invasion.seat(), planet));
  }

  private static boolean hasConsequences(Table table, Seat gainer, PlanetId planet) {
    Seat first = ResolutionOrder.first(table);
    Optional<Seat> loser = table.planets().controller(planet);
    return CombatMoments.MOMENTS.concern(table, new PlanetTaken(first, gainer, planet, loser))
        || CombatMoments.MOMENTS.concern(table, new PlanetGained(first, gainer, planet));
  }
}

package org.lazax.combat.invasion;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Draft;
import org.lazax.combat.Battles;
import org.lazax.combat.groundcombat.GroundCombatConductor;
import org.lazax.table.Table;
import org.lazax.table.planets.ControlGained;
import org.lazax.table.procedure.CombatProcedure.Invasion;
import org.lazax.table.stats.Stats;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;
import org.lazax.table.units.UnitsDestroyed;

/**
 * Each planet on which ground forces have landed and stood becomes the active player's: its card
 * comes exhausted, structures of others are destroyed. Rules: invasion.5, invasion.5.1,
 * invasion.5.2, pds.4, space_dock.4.
 */
final class EstablishControl {
  private EstablishControl() {}

  static void of(Draft<Battles, Table> draft, Invasion invasion) {
    Table table = draft.table();
    for (PlanetId planet : invasion.landed()) {
      Place place = Place.on(invasion.system(), planet);
      if (GroundCombatConductor.present(table, place, invasion.seat())
          && !table.planets().controls(invasion.seat(), planet)) {
        List<UnitStack> structures =
            table.units().at(place).stream()
                .filter(s -> !s.owner().equals(invasion.seat()))
                .filter(s -> Stats.of(table, s).isStructure())
                .toList();
        if (!structures.isEmpty()) {
          draft.add(new UnitsDestroyed(place, structures, Optional.of(invasion.seat())));
        }
        draft.add(new ControlGained(invasion.seat(), planet, true));
      }
    }
  }
}

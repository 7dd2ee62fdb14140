package org.lazax.combat.groundcombat;

import java.util.List;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.event.units.UnitsMoved;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * Moves ships that were committed to a planet back to the space area, before the winner and the
 * control of the planet are determined. Rule: unit/matriarch.N1.
 */
public final class CommittedShipReturn {
  private CommittedShipReturn() {}

  public static void planet(Draft<?, Table> draft, Place planet) {
    Table table = draft.table();
    List<UnitStack> ships =
        table.units().at(planet).stream().filter(stack -> Stats.of(table, stack).isShip()).toList();
    if (!ships.isEmpty()) {
      draft.add(new UnitsMoved(planet, Place.space(planet.system()), ships));
    }
  }
}

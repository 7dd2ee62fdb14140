package org.lazax.combat.invasion;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.event.units.UnitsRemoved;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * Returns the ships of an invasion without return to the reinforcements once their ground forces
 * have landed.
 */
final class InvaderShipRemoval {
  private InvaderShipRemoval() {}

  static List<UnitsRemoved> of(Table table, Seat seat, SystemId system) {
    Place space = Place.space(system);
    List<UnitStack> ships =
        table.units().at(space, seat).stream()
            .filter(stack -> Stats.of(table, stack).isShip())
            .toList();
    return Optional.of(ships).filter(gone -> !gone.isEmpty()).stream()
        .map(gone -> new UnitsRemoved(space, gone))
        .toList();
  }
}

package org.lazax.table.event.units;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * Units are destroyed and return to the reinforcements. Rule: destroyed.1.
 *
 * @param by the player who destroyed them; empty if no player did
 */
@WireType("table.units-destroyed.v1")
public record UnitsDestroyed(Place place, List<UnitStack> units, Optional<Seat> by)
    implements TableEvent {
  public UnitsDestroyed {
    units = List.copyOf(units);
  }

  @Override
  public Table fold(Table table) {
    return table.withUnits(table.units().minus(place, units));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return Presence.of(table, place, units);
  }
}

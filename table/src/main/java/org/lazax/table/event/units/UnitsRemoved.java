package org.lazax.table.event.units;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** Units are removed from the board without being destroyed. Rule: destroyed.2. */
@WireType("table.units-removed.v1")
public record UnitsRemoved(Place place, List<UnitStack> units) implements TableEvent {
  public UnitsRemoved {
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

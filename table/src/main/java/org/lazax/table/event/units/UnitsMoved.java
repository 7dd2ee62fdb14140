package org.lazax.table.event.units;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * Units move from one place to another and stay damaged or undamaged. Refused onto a planet on
 * which no unit may be placed.
 */
@WireType("table.units-moved.v1")
public record UnitsMoved(Place from, Place to, List<UnitStack> units) implements TableEvent {
  public UnitsMoved {
    units = List.copyOf(units);
  }

  @Override
  public Table fold(Table table) {
    return table.withUnits(table.units().minus(from, units).plus(to, units));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return Presence.of(table, from, units);
  }
}

package org.lazax.table.event.units;

import java.util.List;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** Units are placed on the board from the reinforcements. Rule: reinforcements.1. */
@WireType("table.units-placed.v1")
public record UnitsPlaced(Place place, List<UnitStack> units) implements TableEvent {
  public UnitsPlaced {
    units = List.copyOf(units);
  }

  @Override
  public Table fold(Table table) {
    return table.withUnits(table.units().plus(place, units));
  }
}

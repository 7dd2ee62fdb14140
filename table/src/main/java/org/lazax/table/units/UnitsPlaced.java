package org.lazax.table.units;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.limits.Placement;
import org.lazax.table.limits.Plastic;
import org.lazax.table.limits.Reinforcements;

/** Units come from the reinforcements to the board. Rule: reinforcements.1. */
@WireType("table.units-placed.v1")
public record UnitsPlaced(Place place, List<UnitStack> units) implements TableEvent {
  public UnitsPlaced {
    units = List.copyOf(units);
  }

  @Override
  public Table fold(Table table) {
    return table.withUnits(table.units().plus(place, units));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return Placement.broken(table, place, units)
        .or(() -> Reinforcements.suffice(table, units))
        .or(() -> Plastic.lacking(table, place, units));
  }
}

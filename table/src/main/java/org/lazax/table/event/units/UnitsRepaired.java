package org.lazax.table.event.units;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** Damaged units are repaired. */
@WireType("table.units-repaired.v1")
public record UnitsRepaired(Place place, List<UnitStack> units) implements TableEvent {
  public UnitsRepaired {
    units = List.copyOf(units);
  }

  @Override
  public Table fold(Table table) {
    return table.withUnits(
        table
            .units()
            .minus(place, units)
            .plus(place, units.stream().map(UnitStack::repaired).toList()));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return Presence.of(table, place, units);
  }
}

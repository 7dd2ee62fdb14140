package org.lazax.table.event.units;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** Undamaged units become damaged. Rule: sustain_damage.1. */
@WireType("table.units-damaged.v1")
public record UnitsDamaged(Place place, List<UnitStack> units) implements TableEvent {
  public UnitsDamaged {
    units = List.copyOf(units);
  }

  @Override
  public Table fold(Table table) {
    return table.withUnits(
        table
            .units()
            .minus(place, units)
            .plus(place, units.stream().map(u -> u.damaged(u.count())).toList()));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return Presence.of(table, place, units);
  }
}

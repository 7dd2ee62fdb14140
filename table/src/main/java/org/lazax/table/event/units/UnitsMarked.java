package org.lazax.table.event.units;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * Units get a mark that tells them from others of their type, or lose it.
 *
 * @param units as they were before
 * @param mark the component of the mark; empty when its effect is over
 */
@WireType("table.units-marked.v1")
public record UnitsMarked(Place place, List<UnitStack> units, Optional<ComponentRef> mark)
    implements TableEvent {
  public UnitsMarked {
    units = List.copyOf(units);
  }

  @Override
  public Table fold(Table table) {
    return table.withUnits(
        table
            .units()
            .minus(place, units)
            .plus(place, units.stream().map(stack -> stack.marked(mark)).toList()));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return Presence.of(table, place, units);
  }
}

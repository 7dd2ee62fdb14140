package org.lazax.table.capture;

import java.util.List;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.units.UnitStack;

/**
 * Units that were destroyed come to a captor's faction sheet in place of their owner's
 * reinforcements. Rule: capture.0.
 */
@WireType("table.units-captured.v1")
public record UnitsCaptured(Seat captor, List<UnitStack> units) implements TableEvent {
  public UnitsCaptured {
    units = List.copyOf(units);
  }

  @Override
  public Table fold(Table table) {
    List<Captive> more = units.stream().map(Captive::of).toList();
    return table.withPart(Captives.ID, held -> held.plus(captor, more));
  }
}

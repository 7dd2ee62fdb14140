package org.lazax.table.event.setup;

import java.util.Optional;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.setup.GivenPosition;

/** The game will begin in a given position, to which no game has led. */
@WireType("table.position-given.v1")
public record PositionGiven(GivenPosition position) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.withGathering(table.gathering().with(Optional.of(position)));
  }
}

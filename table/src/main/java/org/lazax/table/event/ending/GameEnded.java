package org.lazax.table.event.ending;

import java.util.Optional;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.ending.Ending;

/** The game is won. */
@WireType("table.game-ended.v1")
public record GameEnded(Ending ending) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.withEnding(Optional.of(ending));
  }
}

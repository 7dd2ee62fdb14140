package org.lazax.table.event.ending;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.ending.Ending;
import org.lazax.table.ending.FinalPlace;

/** The game is won. */
@WireType("table.game-ended.v2")
public record GameEnded(Ending ending, List<FinalPlace> places) implements TableEvent {
  public GameEnded {
    places = List.copyOf(places);
  }

  @Override
  public Table fold(Table table) {
    return table.withEnding(Optional.of(ending));
  }
}

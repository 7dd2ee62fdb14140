package org.lazax.table.event.setup;

import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/** A round of the game begins. Rule: game_round.1. */
@WireType("table.round-began.v1")
public record RoundBegan(int round) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.withRound(round);
  }
}

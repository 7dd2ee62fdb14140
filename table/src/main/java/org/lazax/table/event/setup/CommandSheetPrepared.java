package org.lazax.table.event.setup;

import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.tokens.Tokens;

/** A player's command tokens are placed on the command sheet. */
@WireType("table.command-sheet-prepared.v1")
public record CommandSheetPrepared(Seat seat, Tokens tokens) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.withPlayer(seat, p -> p.withTokens(tokens));
  }
}

package org.lazax.table.event.notes;

import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/**
 * A player has received a promissory note of another player's hand. From now on everybody knows
 * that it may hold notes of others. Rule: promissory_notes.N2.1.
 */
@WireType("table.promissory-note-received.v1")
public record PromissoryNoteReceived(Seat from, Seat to) implements TableEvent {

  @Override
  public Table fold(Table table) {
    return table.withPlayer(to, player -> player.withNoteReceived(true));
  }
}

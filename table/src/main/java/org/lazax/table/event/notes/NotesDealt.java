package org.lazax.table.event.notes;

import java.util.List;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.notes.Note;

/**
 * A player takes the promissory notes of its faction and colour. Everybody knows which these are.
 * Rule: promissory_notes.0.
 */
@WireType("table.promissory-notes-dealt.v1")
public record NotesDealt(Seat seat, List<Note> notes) implements TableEvent {
  public NotesDealt {
    notes = List.copyOf(notes);
  }

  @Override
  public Table fold(Table table) {
    return table.withPlayer(seat, player -> player.withNotes(notes));
  }
}

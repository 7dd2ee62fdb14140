package org.lazax.table.event.notes;

import java.util.Optional;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.immutable.Copies;
import org.lazax.table.notes.Note;

/**
 * A player shows everybody a promissory note in its hand, where it stays. Refused if the player
 * does not hold the note, or if everybody has seen it. Rule: promissory_notes.N3.
 */
@WireType("table.promissory-note-shown.v1")
public record PromissoryNoteShown(Seat seat, Note note) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.withPlayer(seat, p -> p.withShownNotes(Copies.with(p.shownNotes(), note)));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    boolean held = table.player(seat).notes().contains(note);
    if (held && !table.player(seat).shownNotes().contains(note)) {
      return Optional.empty();
    }
    return Optional.of(
        Refusal.rule(
                held ? "promissory_notes.N3" : "promissory_notes.1",
                held
                    ? "everybody has seen that promissory note"
                    : "that promissory note is not in this hand")
            .with("note", note)
            .with("seat", seat));
  }
}

package org.lazax.table.event.notes;

import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.immutable.Copies;
import org.lazax.table.notes.Note;

/**
 * A promissory note that lay face up returns to its owner's hand. Rule: promissory_notes.3.
 *
 * @param seat the player in whose play area it lay
 */
@WireType("table.promissory-note-returned.v1")
public record PromissoryNoteReturned(Seat seat, Note note) implements TableEvent {

  @Override
  public Table fold(Table table) {
    Table without =
        table.withPlayer(
            seat, player -> player.withNotesInPlay(Copies.without(player.notesInPlay(), note)));
    return NoteOwners.of(table, note)
        .map(owner ->
            without.withPlayer(
                owner, player -> player.withNotes(Copies.with(player.notes(), note))))
        .orElse(without);
  }
}

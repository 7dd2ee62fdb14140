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
 * A player plays a promissory note of its hand. The note lies face up in the play area until it
 * returns to its owner. Refused if the player does not hold the note or owns it. Rules:
 * promissory_notes.1, promissory_notes.2.
 */
@WireType("table.promissory-note-played.v1")
public record PromissoryNotePlayed(Seat seat, Note note) implements TableEvent {

  @Override
  public Table fold(Table table) {
    return table.withPlayer(
        seat,
        player ->
            player
                .withNotes(Copies.without(player.notes(), note))
                .withNotesInPlay(Copies.with(player.notesInPlay(), note)));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    if (NoteOwners.of(table, note).filter(seat::equals).isPresent()) {
      return refused("promissory_notes.2", "nobody uses a promissory note of its own");
    }
    return table.player(seat).notes().contains(note)
        ? Optional.empty()
        : refused("promissory_notes.1", "that promissory note is not in this hand");
  }

  private Optional<Refusal> refused(String rule, String detail) {
    return Optional.of(Refusal.rule(rule, detail).with("seat", seat).with("note", note));
  }
}

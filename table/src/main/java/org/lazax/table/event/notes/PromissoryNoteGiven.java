package org.lazax.table.event.notes;

import java.util.Optional;
import java.util.Set;
import org.lazax.chronicle.Audience;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.immutable.Copies;
import org.lazax.table.notes.Note;

/**
 * A promissory note goes from one hand to another. Only these two players learn which; {@link
 * PromissoryNoteReceived} tells the others that it happened. Refused if the player does not hold
 * the note. Rules: promissory_notes.N2, promissory_notes.5.1.
 */
@WireType("table.promissory-note-given.v1")
public record PromissoryNoteGiven(Seat from, Seat to, Note note) implements TableEvent {

  @Override
  public Audience audience() {
    return new Audience(Optional.of(Set.of(from, to)));
  }

  @Override
  public Table fold(Table table) {
    return table
        .withPlayer(from, player -> player.withNotes(Copies.without(player.notes(), note)))
        .withPlayer(to, player -> player.withNotes(Copies.with(player.notes(), note)));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return table.player(from).notes().contains(note)
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("promissory_notes.5.1", "that promissory note is not in this hand")
                .with("seat", from)
                .with("note", note));
  }
}

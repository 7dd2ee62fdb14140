package org.lazax.game.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.faction.PromissoryNote;
import org.lazax.chronicle.Seat;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.notes.NotesDealt;
import org.lazax.table.notes.Note;

/** The promissory notes with which a player starts. Rule: promissory_notes.0. */
final class OwnNotes {
  private OwnNotes() {}

  /**
   * The player takes the notes of its faction and of its colour that the game's expansions have.
   */
  static NotesDealt dealt(Table table, Seat seat) {
    List<Note> notes = new ArrayList<>();
    for (PromissoryNote note : table.catalog().promissoryNotes().values()) {
      if (Ruleset.of(table).plays(table.settings().printed(ComponentRef.of(note.id())))) {
        of(table, seat, note).ifPresent(notes::add);
      }
    }
    return new NotesDealt(seat, notes);
  }

  private static Optional<Note> of(Table table, Seat seat, PromissoryNote note) {
    if (note.owner().isEmpty()) {
      return Optional.of(Note.of(note.id(), seat));
    }
    return note.owner().equals(Optional.of(table.player(seat).faction()))
        ? Optional.of(Note.of(note.id()))
        : Optional.empty();
  }
}

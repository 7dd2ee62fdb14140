package org.lazax.rules.trade;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.faction.PromissoryNote;
import org.lazax.chronicle.Seat;
import org.lazax.rules.notes.Notes;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.notes.Note;

/** The promissory notes of a player's faction and colour. Rule: promissory_notes.0. */
public final class OwnNotes {
  private OwnNotes() {}

  /** Those that the game's expansions have, wherever they are. */
  public static List<Note> of(Table table, Seat seat) {
    List<Note> notes = new ArrayList<>();
    for (PromissoryNote note : table.catalog().promissoryNotes().values()) {
      if (Ruleset.of(table).plays(table.settings().printed(ComponentRef.of(note.id())))
          && !ExcludedNotes.of(table, seat, note.id())) {
        of(table, seat, note).ifPresent(notes::add);
      }
    }
    return List.copyOf(notes);
  }

  private static Optional<Note> of(Table table, Seat seat, PromissoryNote note) {
    if (note.owner().isEmpty()) {
      return Optional.of(Note.of(note.id(), seat));
    }
    return note.owner().equals(Optional.of(table.player(seat).faction()))
        ? Optional.of(Note.of(note.id()))
        : Optional.empty();
  }

  /** Those that the player may hold by public information, because they lie in no play area. */
  public static List<Note> thatMayBeHeld(Table table, Seat seat) {
    return table.player(seat).notes().isEmpty()
        ? List.of()
        : of(table, seat).stream().filter(note -> !Notes.isInPlay(table, note)).toList();
  }
}

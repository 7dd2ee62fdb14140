package org.lazax.rules.trade;

import java.util.List;
import org.lazax.catalog.id.PromissoryNoteId;
import org.lazax.chronicle.Seat;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Table;
import org.lazax.table.notes.Note;

/** The promissory notes that a player cannot have because of its components. */
public final class ExcludedNotes {
  private ExcludedNotes() {}

  /** Whether this player cannot have a note of this kind. */
  static boolean of(Table table, Seat seat, PromissoryNoteId kind) {
    return Ruleset.hooks(table, seat, NoteHooks.class).stream()
        .anyMatch(own -> own.hooks().excludes(table, own.grant(), kind));
  }

  /** Those of some notes that this player can be given. */
  public static List<Note> without(Table table, Seat receiver, List<Note> notes) {
    return notes.stream().filter(note -> !of(table, receiver, note.kind())).toList();
  }
}

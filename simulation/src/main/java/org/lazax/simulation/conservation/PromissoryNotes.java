package org.lazax.simulation.conservation;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.event.notes.NoteOwners;
import org.lazax.table.notes.Note;

/** Each promissory note is in one place, and those of eliminated players are in none. */
final class PromissoryNotes {
  private PromissoryNotes() {}

  static List<String> violations(Table table) {
    Set<Note> seen = new HashSet<>();
    for (Player player : table.players().values()) {
      boolean twice =
          Stream.concat(player.notes().stream(), player.notesInPlay().stream())
              .anyMatch(note -> !seen.add(note) || NoteOwners.of(table, note).isEmpty());
      if (twice) {
        return List.of("the promissory notes of " + player.seat() + " are " + player.notes());
      }
    }
    return List.of();
  }
}

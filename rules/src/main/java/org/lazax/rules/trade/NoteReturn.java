package org.lazax.rules.trade;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.rules.notes.Notes;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.notes.NoteOwners;
import org.lazax.table.event.notes.PromissoryNoteReturned;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.notes.Note;

/** Promissory notes that leave play areas, with what their holders lose. */
public final class NoteReturn {
  private NoteReturn() {}

  /** The notes that return because a player activates this system. Rule: promissory_notes.3. */
  public static List<GameEvent> activated(Table table, Seat seat, SystemId system) {
    List<GameEvent> events = new ArrayList<>();
    for (PromissoryNoteReturned returned : Notes.activated(table, seat, system)) {
      events.add(returned);
      events.addAll(left(table, returned.seat(), returned.note()));
    }
    return events;
  }

  /**
   * What players lose whose play areas hold notes of an eliminated player. Rule:
   * promissory_notes.7.
   */
  public static List<GameEvent> eliminated(Table table, Seat gone) {
    List<GameEvent> events = new ArrayList<>();
    for (Player player : table.players().values()) {
      for (Note note : player.notesInPlay()) {
        if (NoteOwners.of(table, note).equals(Optional.of(gone))) {
          events.addAll(left(table, player.seat(), note));
        }
      }
    }
    return events;
  }

  private static List<GameEvent> left(Table table, Seat holder, Note note) {
    ComponentRef card = table.settings().printed(ComponentRef.of(note.kind()));
    return Ruleset.hooks(table, card, ReturnHooks.class)
        .map(hooks -> hooks.left(table, new Grant(card, holder, note.colour())))
        .orElse(List.of());
  }
}

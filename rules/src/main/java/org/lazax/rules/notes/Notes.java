package org.lazax.rules.notes;

import java.util.ArrayList;
import java.util.List;
import org.lazax.catalog.faction.PromissoryNote.Returns;
import org.lazax.catalog.id.PromissoryNoteId;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.rules.procedure.Combat;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.event.notes.NoteOwners;
import org.lazax.table.event.notes.PromissoryNoteReturned;
import org.lazax.table.galaxy.SystemId;

/** When promissory notes return to their owners. Rules: promissory_notes.3, promissory_notes.4. */
public final class Notes {
  private Notes() {}

  /** Notes that are in play for one combat return when no combat is fought any more. */
  public static List<GameEvent> lapsed(Table table) {
    List<GameEvent> returned = new ArrayList<>();
    for (Player player : table.players().values()) {
      for (PromissoryNoteId note : player.notesInPlay()) {
        if (returns(table, note) == Returns.AFTER_COMBAT) {
          returned.add(new PromissoryNoteReturned(player.seat(), note));
        }
      }
    }
    return returned.isEmpty() || Combat.isFought(table) ? List.of() : returned;
  }

  /** Whether a note is in the play area of any player. */
  public static boolean isInPlay(Table table, PromissoryNoteId note) {
    for (Player player : table.players().values()) {
      if (player.notesInPlay().contains(note)) {
        return true;
      }
    }
    return false;
  }

  /**
   * The return of a note that was used; empty if its use does not return it. Rule:
   * promissory_notes.3.
   */
  public static List<PromissoryNoteReturned> resolved(
      Table table, Seat seat, PromissoryNoteId note) {
    return returns(table, note) == Returns.AFTER_RESOLVING
        ? List.of(new PromissoryNoteReturned(seat, note))
        : List.of();
  }

  /**
   * The notes in a player's play area that return because the player activates a system with units
   * of their owners. Structures are units, too. Rules: promissory_note/antivirus.N4 to
   * promissory_note/antivirus.N6, promissory_notes.4.1.
   */
  public static List<PromissoryNoteReturned> activated(Table table, Seat seat, SystemId system) {
    List<PromissoryNoteReturned> returned = new ArrayList<>();
    for (PromissoryNoteId note : table.player(seat).notesInPlay()) {
      boolean goesBack =
          returns(table, note) == Returns.ON_ACTIVATION
              || returns(table, note) == Returns.ON_ACTIVATION_OR_ELIMINATION;
      if (goesBack
          && NoteOwners.of(table, note)
              .filter(owner -> hasUnits(table, owner, system))
              .isPresent()) {
        returned.add(new PromissoryNoteReturned(seat, note));
      }
    }
    return returned;
  }

  private static boolean hasUnits(Table table, Seat seat, SystemId system) {
    return table.units().in(system).values().stream()
        .flatMap(List::stream)
        .anyMatch(stack -> stack.owner().equals(seat));
  }

  private static Returns returns(Table table, PromissoryNoteId note) {
    return table.catalog().promissoryNote(note).returns();
  }
}

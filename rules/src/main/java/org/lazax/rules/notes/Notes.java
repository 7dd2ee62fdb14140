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
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.notes.NoteOwners;
import org.lazax.table.event.notes.PromissoryNoteReturned;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.notes.Note;

/** When promissory notes return to their owners. Rules: promissory_notes.3, promissory_notes.4. */
public final class Notes {
  private Notes() {}

  /** Notes that are in play for one combat return when no combat is fought any more. */
  public static List<GameEvent> lapsed(Table table) {
    List<GameEvent> returned = returning(table, Returns.AFTER_COMBAT);
    return returned.isEmpty() || Combat.isFought(table) ? List.of() : returned;
  }

  /** The notes in play areas that return at the end of the status phase. */
  public static List<GameEvent> statusPhaseEnded(Table table) {
    return returning(table, Returns.AFTER_STATUS_PHASE);
  }

  /** The notes in play areas that return because an agenda is settled or dropped. */
  public static List<GameEvent> agendaEnded(Table table) {
    return returning(table, Returns.AFTER_AGENDA);
  }

  private static List<GameEvent> returning(Table table, Returns when) {
    List<GameEvent> returned = new ArrayList<>();
    for (Player player : table.players().values()) {
      for (Note note : player.notesInPlay()) {
        if (returns(table, note) == when) {
          returned.add(new PromissoryNoteReturned(player.seat(), note));
        }
      }
    }
    return returned;
  }

  /** All notes of this kind in the game: that of a faction, or one of each player. */
  public static List<Note> of(Table table, PromissoryNoteId kind) {
    return table.catalog().promissoryNote(kind).owner().isPresent()
        ? List.of(Note.of(kind))
        : table.players().keySet().stream().map(seat -> Note.of(kind, seat)).toList();
  }

  /**
   * Whether a player could hold the notes of others, by public information. Only who has received a
   * note can, unless the hands were given with the position. Rule: promissory_notes.N2.1.
   */
  public static boolean mayHoldOthers(Table table, Player player) {
    return !player.notes().isEmpty() && (player.noteReceived() || table.settings().positionGiven());
  }

  /**
   * Whether a player could hold a note, by the notes that players have shown: it has shown the
   * note, or no other player has and it holds others than it has shown. Rule: promissory_notes.N3.
   */
  public static boolean mayBeHeld(Table table, Seat seat, Note note) {
    for (Player player : table.players().values()) {
      if (player.shownNotes().contains(note)) {
        return player.seat().equals(seat);
      }
    }
    Player holder = table.player(seat);
    return holder.shownNotes().size() < holder.notes().size();
  }

  /** Whether a note is in the play area of any player. */
  public static boolean isInPlay(Table table, Note note) {
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
  public static List<PromissoryNoteReturned> resolved(Table table, Seat seat, Note note) {
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
    for (Note note : table.player(seat).notesInPlay()) {
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

  private static Returns returns(Table table, Note note) {
    return table
        .catalog()
        .promissoryNote(note.kind())
        .returns(table.settings().playsFirstPrintOf(ComponentRef.of(note.kind())));
  }
}

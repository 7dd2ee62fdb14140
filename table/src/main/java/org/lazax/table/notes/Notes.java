package org.lazax.table.notes;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.faction.PromissoryNote.Returns;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.PromissoryNoteId;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.table.Copies;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.procedure.Combat;

/**
 * Whose promissory notes are, and when they go back. A note of a faction belongs to whoever plays
 * it, wherever it lies. Rules: promissory_notes.2, promissory_notes.7.
 */
public final class Notes {
  private Notes() {}

  /** Who owns a note of a faction; nobody if that faction is not in the game, or not any more. */
  public static Optional<Seat> owner(Table table, PromissoryNoteId note) {
    return Catalog.standard()
        .promissoryNote(note)
        .owner()
        .flatMap(faction -> player(table, faction));
  }

  private static Optional<Seat> player(Table table, FactionId faction) {
    for (Player player : table.players().values()) {
      if (!player.eliminated() && player.faction().equals(faction)) {
        return Optional.of(player.seat());
      }
    }
    return Optional.empty();
  }

  /** Notes that lie open for one combat go back once none is fought any more. */
  public static List<GameEvent> lapsed(Table table) {
    List<GameEvent> returned = new ArrayList<>();
    for (Player player : table.players().values()) {
      for (PromissoryNoteId note : player.notesInPlay()) {
        if (returns(note) == Returns.AFTER_COMBAT) {
          returned.add(new PromissoryNoteReturned(player.seat(), note));
        }
      }
    }
    return returned.isEmpty() || Combat.isFought(table) ? List.of() : returned;
  }

  /** Whether a note lies face up in anybody's play area. */
  public static boolean isInPlay(Table table, PromissoryNoteId note) {
    for (Player player : table.players().values()) {
      if (player.notesInPlay().contains(note)) {
        return true;
      }
    }
    return false;
  }

  /** The note that was used goes back, if it goes back for that. Rule: promissory_notes.3. */
  public static List<PromissoryNoteReturned> resolved(Seat seat, PromissoryNoteId note) {
    return returns(note) == Returns.AFTER_RESOLVING
        ? List.of(new PromissoryNoteReturned(seat, note))
        : List.of();
  }

  /**
   * The notes that lie before a player and go back, for it activates a system with units of their
   * owners, be they structures alone. Rules: promissory_note/antivirus.N4 to
   * promissory_note/antivirus.N6, promissory_notes.4.1.
   */
  public static List<PromissoryNoteReturned> activated(Table table, Seat seat, SystemId system) {
    List<PromissoryNoteReturned> returned = new ArrayList<>();
    for (PromissoryNoteId note : table.player(seat).notesInPlay()) {
      boolean goesBack =
          returns(note) == Returns.ON_ACTIVATION
              || returns(note) == Returns.ON_ACTIVATION_OR_ELIMINATION;
      if (goesBack
          && owner(table, note).filter(owner -> hasUnits(table, owner, system)).isPresent()) {
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

  private static Returns returns(PromissoryNoteId note) {
    return Catalog.standard().promissoryNote(note).returns();
  }

  /**
   * Everybody's sheets once a player has left: its notes leave the game wherever they are, and
   * those of others that it held go back to them. Rules: promissory_notes.7, promissory_notes.7.1.
   */
  public static Map<Seat, Player> without(Table table, Seat gone) {
    Map<Seat, Player> players = new TreeMap<>(table.players());
    Player left = table.player(gone);
    players.replaceAll((_, player) ->
        player
            .withNotes(others(table, player.notes(), gone))
            .withNotesInPlay(others(table, player.notesInPlay(), gone)));
    List<PromissoryNoteId> back = new ArrayList<>(others(table, left.notes(), gone));
    back.addAll(others(table, left.notesInPlay(), gone));
    for (PromissoryNoteId note : back) {
      owner(table, note)
          .ifPresent(owner ->
              players.computeIfPresent(
                  owner, (_, player) -> player.withNotes(Copies.with(player.notes(), note))));
    }
    return players;
  }

  private static List<PromissoryNoteId> others(
      Table table, List<PromissoryNoteId> notes, Seat gone) {
    return notes.stream()
        .filter(note -> owner(table, note).filter(gone::equals).isEmpty())
        .toList();
  }
}

package org.lazax.table.event.notes;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.lazax.catalog.id.FactionId;
import org.lazax.chronicle.Seat;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.immutable.Copies;
import org.lazax.table.notes.Note;

/**
 * The owners of promissory notes. A note of a faction belongs to the player of that faction,
 * wherever the note lies. Rules: promissory_notes.2, promissory_notes.7.
 */
public final class NoteOwners {
  private NoteOwners() {}

  /** The owner of a note; empty if nobody in the game plays its faction. */
  public static Optional<Seat> of(Table table, Note note) {
    Optional<FactionId> faction = table.catalog().promissoryNote(note.kind()).owner();
    if (faction.isPresent()) {
      return note.colour().isPresent() ? Optional.empty() : player(table, faction.get());
    }
    return note.colour().filter(seat -> isPlaying(table, seat));
  }

  private static boolean isPlaying(Table table, Seat seat) {
    return table.players().containsKey(seat) && !table.player(seat).eliminated();
  }

  private static Optional<Seat> player(Table table, FactionId faction) {
    for (Player player : table.players().values()) {
      if (!player.eliminated() && player.faction().equals(faction)) {
        return Optional.of(player.seat());
      }
    }
    return Optional.empty();
  }

  /**
   * All players after a player has left. The notes of that player leave the game wherever they are.
   * The notes of others that the player held return to their owners. Rules: promissory_notes.7,
   * promissory_notes.7.1.
   */
  public static Map<Seat, Player> without(Table table, Seat gone) {
    Map<Seat, Player> players = new TreeMap<>(table.players());
    Player left = table.player(gone);
    players.replaceAll((_, player) ->
        player
            .withNotes(others(table, player.notes(), gone))
            .withNotesInPlay(others(table, player.notesInPlay(), gone)));
    List<Note> back = new ArrayList<>(others(table, left.notes(), gone));
    back.addAll(others(table, left.notesInPlay(), gone));
    for (Note note : back) {
      of(table, note)
          .ifPresent(owner ->
              players.computeIfPresent(
                  owner, (_, player) -> player.withNotes(Copies.with(player.notes(), note))));
    }
    return players;
  }

  private static List<Note> others(Table table, List<Note> notes, Seat gone) {
    return notes.stream().filter(note -> of(table, note).filter(gone::equals).isEmpty()).toList();
  }
}

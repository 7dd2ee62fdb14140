package org.lazax.table.event.notes;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.PromissoryNoteId;
import org.lazax.chronicle.Seat;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.immutable.Copies;
import org.lazax.table.notes.Note;
import org.lazax.table.planets.Attached;
import org.lazax.table.planets.Planets;

/**
 * The promissory notes in play areas. A note that is attached to a planet is in the play area of
 * whoever controls the planet. Rule: promissory_note/terraform.N2.
 */
public final class NotesInPlay {
  private NotesInPlay() {}

  /** The notes of others in the play area of a player. */
  public static List<Note> of(Table table, Seat seat) {
    List<Note> notes = new ArrayList<>(table.player(seat).notesInPlay());
    for (PlanetId planet : table.planets().of(seat)) {
      for (Attached attached : table.planets().attachedTo(planet)) {
        note(attached.card())
            .filter(note -> !NoteOwners.of(table, note).equals(Optional.of(seat)))
            .ifPresent(notes::add);
      }
    }
    return List.copyOf(notes);
  }

  private static Optional<Note> note(ComponentRef card) {
    return card.kind() == ComponentRef.Kind.PROMISSORY_NOTE
        ? Optional.of(Note.of(new PromissoryNoteId(card.name())))
        : Optional.empty();
  }

  /** The table after this card has left the play area in which it lay, if it is a note. */
  public static Table without(Table table, ComponentRef card) {
    Optional<Note> note = note(card);
    if (note.isEmpty()) {
      return table;
    }
    Map<Seat, Player> players = new TreeMap<>(table.players());
    players.replaceAll(
        (_, player) -> player.withNotesInPlay(Copies.without(player.notesInPlay(), note.get())));
    return table.withPlayers(players);
  }

  /** The planets without the attached notes of a player who leaves. Rule: promissory_notes.7. */
  public static Planets withoutThoseOf(Table table, Seat gone) {
    Planets planets = table.planets();
    for (PlanetId planet : table.planets().cards().keySet()) {
      List<Attached> all = planets.attachedTo(planet);
      List<Attached> left = all.stream().filter(at -> !isOf(table, at.card(), gone)).toList();
      planets = left.size() == all.size() ? planets : planets.withAttached(planet, left);
    }
    return planets;
  }

  private static boolean isOf(Table table, ComponentRef card, Seat seat) {
    return note(card).flatMap(note -> NoteOwners.of(table, note)).filter(seat::equals).isPresent();
  }
}

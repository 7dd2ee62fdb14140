package org.lazax.table.notes;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Comparator;
import java.util.Optional;
import org.lazax.catalog.id.PromissoryNoteId;
import org.lazax.chronicle.Seat;

/**
 * One promissory note of a game, written as {@code trade_convoys} or {@code ceasefire@p3}. Rules:
 * promissory_notes.2, promissory_notes.8.
 *
 * @param kind the note's entry in the catalog
 * @param colour the player of whose colour it is, if there is one for each player; empty for the
 *     notes of factions
 */
@JsonClassDescription(
    "A promissory note: the note of a faction, such as trade_convoys, or that of a player's colour, "
        + "such as ceasefire@p3.")
public record Note(PromissoryNoteId kind, Optional<Seat> colour) implements Comparable<Note> {
  private static final char OF = '@';

  private static final Comparator<Note> ORDER =
      Comparator.comparing(Note::kind)
          .thenComparing(note -> note.colour.map(Seat::number).orElse(0));

  /** The note of a faction. */
  public static Note of(PromissoryNoteId kind) {
    return new Note(kind, Optional.empty());
  }

  /** The note of a player's colour. */
  public static Note of(PromissoryNoteId kind, Seat colour) {
    return new Note(kind, Optional.of(colour));
  }

  /**
   * Reads {@code kind} or {@code kind@seat}.
   *
   * @throws IllegalArgumentException if the kind or the seat is malformed
   */
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static Note parse(String text) {
    int at = text.indexOf(OF);
    return at < 0
        ? of(new PromissoryNoteId(text))
        : of(new PromissoryNoteId(text.substring(0, at)), Seat.of(text.substring(at + 1)));
  }

  @Override
  public int compareTo(Note other) {
    return ORDER.compare(this, other);
  }

  @Override
  @JsonValue
  public String toString() {
    return kind.value() + colour.map(seat -> OF + seat.toString()).orElse("");
  }
}

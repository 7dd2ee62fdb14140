package org.lazax.components.card;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.trade.ExcludedNotes;
import org.lazax.rules.trade.NoteGift;
import org.lazax.table.Table;
import org.lazax.table.notes.Note;

/**
 * A promissory note that a player gives to another from its hand because a component says so. The
 * giver chooses it; only these two learn which. It is no transaction.
 */
public final class HandedNote {
  private static final String NOTE = "note";

  private HandedNote() {}

  /** Whether a player has a note in its hand. How many it has is public. */
  public static boolean hasAny(Table table, Seat seat) {
    return !table.player(seat).notes().isEmpty();
  }

  /** The other players with a note in their hands, clockwise. */
  public static List<Seat> holders(Table table, Seat user) {
    return table.clockwiseFrom(user).stream()
        .filter(seat -> !seat.equals(user) && hasAny(table, seat))
        .toList();
  }

  /** The choice of the one who gives; empty if it is made. */
  public static Optional<Ask> asks(Table table, Seat giver, Seat receiver, Chosen soFar) {
    return soFar.has(NOTE) ? Optional.empty() : ask(table, giver, receiver);
  }

  /** Who holds nothing that the other can have gives nothing. Rule: faction_ability/hubris.N1. */
  private static Optional<Ask> ask(Table table, Seat giver, Seat receiver) {
    List<Note> notes = ExcludedNotes.without(table, receiver, table.player(giver).notes());
    return notes.isEmpty()
        ? Optional.empty()
        : Optional.of(Ask.one(NOTE, notes).chosenBy(giver).hidden(receiver));
  }

  /** The choices of several players who give, at once; empty if they are made. */
  public static Optional<Ask> asks(Table table, List<Seat> givers, Seat receiver, Chosen soFar) {
    if (soFar.has(NOTE)) {
      return Optional.empty();
    }
    List<Ask> asks =
        givers.stream().flatMap(giver -> ask(table, giver, receiver).stream()).toList();
    return asks.isEmpty() ? Optional.empty() : Optional.of(Ask.together(asks));
  }

  /** The player gives what it has chosen, if it could choose anything. */
  public static void give(Draft<?, Table> draft, Seat giver, Seat receiver, Chosen chosen) {
    chosen.one(NOTE).ifPresent(note -> NoteGift.give(draft, giver, receiver, Note.parse(note)));
  }

  /** These players give what each has chosen. */
  public static void giveEach(
      Draft<?, Table> draft, List<Seat> givers, Seat receiver, Chosen chosen) {
    for (Seat giver : givers) {
      for (String note : chosen.of(NOTE, giver)) {
        NoteGift.give(draft, giver, receiver, Note.parse(note));
      }
    }
  }
}

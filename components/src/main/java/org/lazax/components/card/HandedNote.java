package org.lazax.components.card;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
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
    return soFar.has(NOTE) ? Optional.empty() : Optional.of(ask(table, giver, receiver));
  }

  private static Ask ask(Table table, Seat giver, Seat receiver) {
    return Ask.one(NOTE, table.player(giver).notes()).chosenBy(giver).hidden(receiver);
  }

  /** The choices of several players who give, at once; empty if they are made. */
  public static Optional<Ask> asks(Table table, List<Seat> givers, Seat receiver, Chosen soFar) {
    return soFar.has(NOTE)
        ? Optional.empty()
        : Optional.of(
            Ask.together(givers.stream().map(giver -> ask(table, giver, receiver)).toList()));
  }

  /** The player gives what it has chosen. */
  public static void give(Draft<?, Table> draft, Seat giver, Seat receiver, Chosen chosen) {
    NoteGift.give(draft, giver, receiver, Note.parse(chosen.one(NOTE).orElseThrow()));
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

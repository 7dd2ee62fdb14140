package org.lazax.components.agenda;

import java.util.List;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.table.Table;
import org.lazax.table.event.actioncards.ActionCardsDiscarded;

/** Discards a player's whole hand of action cards. */
final class Discards {
  private Discards() {}

  static void all(Draft<?, Table> draft, Seat seat) {
    List<ActionCardId> hand = draft.table().player(seat).actionCards();
    if (!hand.isEmpty()) {
      draft.add(new ActionCardsDiscarded(seat, hand));
    }
  }
}

package org.lazax.rules.actioncards;

import java.util.List;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.ResolutionOrder;
import org.lazax.rules.ability.occurrence.HandOccurrence.CardsDiscarded;
import org.lazax.rules.effect.Occurrences;
import org.lazax.table.Table;
import org.lazax.table.event.actioncards.ActionCardsDiscarded;
import org.lazax.table.event.actioncards.ActionCardsDiscardedAtRandom;

/** Discards of action cards, which can trigger abilities, whichever service commits them. */
public final class Discards {
  private Discards() {}

  /** A player discards these cards. */
  public static void of(Draft<?, Table> draft, Seat seat, List<ActionCardId> cards) {
    if (!cards.isEmpty()) {
      draft.add(new ActionCardsDiscarded(seat, cards));
      occur(draft, seat, cards);
    }
  }

  /** A player discards its whole hand. */
  public static void all(Draft<?, Table> draft, Seat seat) {
    of(draft, seat, draft.table().player(seat).actionCards());
  }

  /** A player discards this number of cards, or all it has. Chance says which. */
  public static void atRandom(Draft<?, Table> draft, Seat seat, int count) {
    List<ActionCardId> hand = draft.table().player(seat).actionCards();
    if (!hand.isEmpty()) {
      Chance chance = draft.dice().draw(hand.size(), Math.min(count, hand.size()));
      List<ActionCardId> cards = chance.drawnFrom(hand);
      draft.add(new ActionCardsDiscardedAtRandom(seat, cards, chance));
      occur(draft, seat, cards);
    }
  }

  private static void occur(Draft<?, Table> draft, Seat seat, List<ActionCardId> cards) {
    Seat active = ResolutionOrder.first(draft.table());
    Occurrences.occur(draft, new CardsDiscarded(active, seat, cards));
  }
}

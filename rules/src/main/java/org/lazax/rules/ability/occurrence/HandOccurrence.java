package org.lazax.rules.ability.occurrence;

import java.util.List;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;

/** What happens to cards of hands. */
public sealed interface HandOccurrence extends StandardOccurrence {
  /**
   * Action cards of a player were discarded: one that was played, after it is resolved or
   * cancelled, or those that an effect or the limit of the hand takes. Rules: action_cards.4,
   * action_cards.7, action_cards.8.
   */
  @WireType("action-cards-discarded")
  record CardsDiscarded(Seat active, Seat seat, List<ActionCardId> cards)
      implements HandOccurrence {
    public CardsDiscarded {
      cards = List.copyOf(cards);
    }
  }
}

package org.lazax.table.event.actioncards;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.ChanceEvent;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/**
 * Action cards that chance draws from a hand go to the discard pile, face up. Rule: action_cards.4.
 */
@WireType("table.action-cards-discarded-at-random.v1")
public record ActionCardsDiscardedAtRandom(Seat seat, List<ActionCardId> cards, Chance chance)
    implements TableEvent, ChanceEvent {
  public ActionCardsDiscardedAtRandom {
    cards = List.copyOf(cards);
  }

  @Override
  public Table fold(Table table) {
    return discarded().fold(table);
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return discarded().guard(table);
  }

  private ActionCardsDiscarded discarded() {
    return new ActionCardsDiscarded(seat, cards);
  }
}

package org.lazax.table.event.actioncards;

import java.util.ArrayList;
import java.util.List;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.chronicle.Audience;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.ChanceEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/** A player draws action cards from those left in the deck. Rules: action_cards.3, .5. */
@WireType("table.action-cards-drawn.v1")
public record ActionCardsDrawn(Seat seat, List<ActionCardId> cards, Chance chance)
    implements TableEvent, ChanceEvent {
  public ActionCardsDrawn {
    cards = List.copyOf(cards);
  }

  @Override
  public Audience audience() {
    return Audience.only(seat);
  }

  @Override
  public Table fold(Table table) {
    return table.withPlayer(
        seat,
        p -> {
          List<ActionCardId> hand = new ArrayList<>(p.actionCards());
          hand.addAll(cards);
          return p.withActionCards(hand);
        });
  }
}

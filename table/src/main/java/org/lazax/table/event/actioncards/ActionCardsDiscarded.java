package org.lazax.table.event.actioncards;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/** Action cards go from a hand to the discard pile, face up. Rule: action_cards.4. */
@WireType("table.action-cards-discarded.v1")
public record ActionCardsDiscarded(Seat seat, List<ActionCardId> cards) implements TableEvent {
  public ActionCardsDiscarded {
    cards = List.copyOf(cards);
  }

  @Override
  public Table fold(Table table) {
    List<ActionCardId> pile = new ArrayList<>(table.actionDiscards());
    pile.addAll(cards);
    return table
        .withActionDiscards(pile)
        .withPlayer(
            seat,
            p -> {
              List<ActionCardId> hand = new ArrayList<>(p.actionCards());
              cards.forEach(hand::remove);
              return p.withActionCards(hand);
            });
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    List<ActionCardId> hand = new ArrayList<>(table.player(seat).actionCards());
    return cards.stream()
        .filter(card -> !hand.remove(card))
        .findFirst()
        .map(card ->
            Refusal.rule("action_cards.4", "that action card is not in this hand")
                .with("seat", seat)
                .with("card", card));
  }
}

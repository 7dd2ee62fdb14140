package org.lazax.table.event.exploration;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.Multiset;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.card.ExplorationCard.Deck;
import org.lazax.catalog.id.ExplorationId;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.ChanceEvent;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.event.exploration.ExplorationCards.Lying;

/**
 * A player reveals cards from the top of an exploration deck without exploring anything. Rule:
 * exploration.2.
 *
 * @param chance the draw among the cards in the deck
 */
@WireType("table.prophecy-of-kings-exploration-cards-revealed.v1")
public record ExplorationCardsRevealed(
    Seat seat, Deck deck, List<ExplorationId> cards, Chance chance)
    implements TableEvent, ChanceEvent {
  public ExplorationCardsRevealed {
    cards = List.copyOf(cards);
  }

  @Override
  public Table fold(Table table) {
    Table now = table;
    for (ExplorationId card : cards) {
      now = now.withPart(ExplorationCards.ID, all -> all.revealed(new Lying(seat, card)));
    }
    return now;
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    Multiset<ExplorationId> out = HashMultiset.create(table.part(ExplorationCards.ID).out());
    out.addAll(cards);
    return cards.stream()
            .map(card -> table.catalog().explorationCard(card))
            .allMatch(card -> card.deck() == deck && out.count(card.id()) <= card.copies())
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("exploration.2", "these cards are not in the deck")
                .with("cards", cards)
                .with("seat", seat));
  }
}

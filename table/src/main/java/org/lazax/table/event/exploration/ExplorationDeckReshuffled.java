package org.lazax.table.event.exploration;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.card.ExplorationCard.Deck;
import org.lazax.catalog.id.ExplorationId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/**
 * The discard pile of an empty exploration deck becomes its new deck. Rule: exploration.7.1.
 *
 * @param cards the whole pile
 */
@WireType("table.prophecy-of-kings-exploration-deck-reshuffled.v1")
public record ExplorationDeckReshuffled(Deck deck, List<ExplorationId> cards)
    implements TableEvent {
  public ExplorationDeckReshuffled {
    cards = List.copyOf(cards);
  }

  /** The reshuffle of this deck. */
  public static ExplorationDeckReshuffled of(Table table, Deck deck) {
    return new ExplorationDeckReshuffled(
        deck,
        table.part(ExplorationCards.ID).discarded().stream()
            .filter(card -> table.catalog().explorationCard(card).deck() == deck)
            .toList());
  }

  @Override
  public Table fold(Table table) {
    return table.withPart(ExplorationCards.ID, all -> all.reshuffled(cards));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return new HashSet<>(of(table, deck).cards).equals(new HashSet<>(cards))
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("exploration.7.1", "these cards are not the discard pile of the deck")
                .with("deck", deck)
                .with("cards", cards));
  }
}

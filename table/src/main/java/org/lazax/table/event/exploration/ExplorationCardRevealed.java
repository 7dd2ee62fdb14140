package org.lazax.table.event.exploration;

import java.util.Optional;
import org.lazax.catalog.id.ExplorationId;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.ChanceEvent;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.event.exploration.ExplorationCards.Lying;
import org.lazax.table.units.Place;

/**
 * A player explores: the card on top of an exploration deck is revealed. Everybody sees it before
 * it is resolved. Rules: exploration.2, exploration.5, exploration.N5.
 *
 * @param place the planet, or the space area with a frontier token
 * @param chance the draw among the cards in the deck
 */
@WireType("table.prophecy-of-kings-exploration-card-revealed.v1")
public record ExplorationCardRevealed(Seat seat, Place place, ExplorationId card, Chance chance)
    implements TableEvent, ChanceEvent {
  @Override
  public Table fold(Table table) {
    return table.withPart(ExplorationCards.ID, cards -> cards.revealed(new Lying(seat, card)));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    long out = table.part(ExplorationCards.ID).out().stream().filter(card::equals).count();
    return out < table.catalog().explorationCard(card).copies()
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("exploration.2", "no such card is in the deck")
                .with("card", card)
                .with("seat", seat));
  }
}

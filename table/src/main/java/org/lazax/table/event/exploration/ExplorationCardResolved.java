package org.lazax.table.event.exploration;

import java.util.Optional;
import org.lazax.catalog.id.ExplorationId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.event.exploration.ExplorationCards.Lying;

/**
 * A revealed exploration card is resolved and goes where it belongs. Rules: exploration.7 to
 * exploration.9.
 */
@WireType("table.prophecy-of-kings-exploration-card-resolved.v1")
public record ExplorationCardResolved(Seat seat, ExplorationId card, ExplorationFate fate)
    implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.withPart(
        ExplorationCards.ID, cards -> cards.resolved(new Lying(seat, card), fate));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return table.part(ExplorationCards.ID).isRevealed(seat, card)
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("exploration.7", "this player resolves no such card")
                .with("card", card)
                .with("seat", seat));
  }
}

package org.lazax.table.event.exploration;

import java.util.Optional;
import org.lazax.catalog.id.ExplorationId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.event.exploration.ExplorationCards.Lying;

/** A player purges an exploration card that it has kept. Rule: exploration.N1. */
@WireType("table.prophecy-of-kings-exploration-card-purged.v1")
public record ExplorationCardPurged(Seat seat, ExplorationId card) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.withPart(ExplorationCards.ID, cards -> cards.purged(new Lying(seat, card)));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return table.part(ExplorationCards.ID).keptBy(seat).contains(card)
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("exploration.N1", "this player has kept no such card")
                .with("card", card)
                .with("seat", seat));
  }
}

package org.lazax.table.event.exploration;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.ExplorationId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/** A player purges relic fragments of its play area: they leave the game. Rule: exploration.9.1. */
@WireType("table.prophecy-of-kings-relic-fragments-purged.v1")
public record RelicFragmentsPurged(Seat seat, List<ExplorationId> fragments) implements TableEvent {
  public RelicFragmentsPurged {
    fragments = List.copyOf(fragments);
  }

  @Override
  public Table fold(Table table) {
    return table.withPart(ExplorationCards.ID, cards -> cards.purged(seat, fragments));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return missing(table, seat, fragments);
  }

  /** Why the player does not have these; empty if it has. */
  static Optional<Refusal> missing(Table table, Seat seat, List<ExplorationId> fragments) {
    return table.part(ExplorationCards.ID).has(seat, fragments)
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("exploration.9", "the player does not have these relic fragments")
                .with("seat", seat)
                .with("fragments", fragments));
  }
}

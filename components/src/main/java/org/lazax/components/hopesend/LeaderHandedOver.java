package org.lazax.components.hopesend;

import java.util.Optional;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/**
 * A captive leader counter goes to another player. It is free if that is its owner. Rules:
 * hopes_end.16, hopes_end.16.1.
 */
@WireType("table.hopes-end-leader-handed-over.v1")
public record LeaderHandedOver(LeaderCounterId leader, Seat to) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.withPart(
        LeaderCounters.ID,
        counters ->
            counters.changed(
                leader,
                piece -> piece.owner().equals(to) ? piece.escaping() : piece.captiveOf(to)));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return LeaderCounters.find(table, leader)
            .flatMap(LeaderPiece::captor)
            .filter(captor -> !captor.equals(to))
            .isPresent()
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("hopes_end.16", "this leader counter is not another player's captive")
                .with("leader", leader)
                .with("to", to));
  }
}

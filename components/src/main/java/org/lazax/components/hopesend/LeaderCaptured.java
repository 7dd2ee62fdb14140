package org.lazax.components.hopesend;

import java.util.Optional;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/** A leader counter lies in the play area of another player. Rule: hopes_end.15. */
@WireType("table.hopes-end-leader-captured.v1")
public record LeaderCaptured(LeaderCounterId leader, Seat captor) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.withPart(
        LeaderCounters.ID, counters -> counters.changed(leader, piece -> piece.captiveOf(captor)));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return LeaderCounters.find(table, leader)
            .filter(piece -> !piece.out() && !piece.owner().equals(captor))
            .isPresent()
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("hopes_end.4", "this leader counter cannot be captured")
                .with("leader", leader));
  }
}

package org.lazax.components.hopesend;

import java.util.Optional;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/** A leader counter leaves the game. Rules: hopes_end.12.2, hopes_end.N16. */
@WireType("table.hopes-end-leader-killed.v1")
public record LeaderKilled(LeaderCounterId leader) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.withPart(
        LeaderCounters.ID, counters -> counters.changed(leader, LeaderPiece::killed));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return LeaderCounters.find(table, leader).filter(piece -> !piece.out()).isPresent()
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("hopes_end.4", "this leader counter cannot be killed")
                .with("leader", leader));
  }
}

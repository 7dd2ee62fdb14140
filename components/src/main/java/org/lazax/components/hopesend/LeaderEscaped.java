package org.lazax.components.hopesend;

import java.util.Optional;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/**
 * A leader counter has to be put on a planet by its owner at once. Rules: hopes_end.12.1,
 * hopes_end.13.
 */
@WireType("table.hopes-end-leader-escaped.v1")
public record LeaderEscaped(LeaderCounterId leader) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.withPart(
        LeaderCounters.ID, counters -> counters.changed(leader, LeaderPiece::escaping));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return LeaderCounters.find(table, leader)
            .filter(piece -> !piece.out() && !piece.escapes())
            .isPresent()
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("hopes_end.4", "this leader counter cannot escape")
                .with("leader", leader));
  }
}

package org.lazax.components.hopesend;

import java.util.Optional;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/**
 * A leader counter does what it does once in a round. Refused twice in a round. Rule:
 * hopes_end.30.1.
 */
@WireType("table.hopes-end-leader-used.v1")
public record LeaderUsed(LeaderCounterId leader) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.withPart(
        LeaderCounters.ID,
        counters -> counters.changed(leader, piece -> piece.usedIn(table.round())));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return LeaderCounters.find(table, leader)
            .filter(LeaderPiece::inPlay)
            .filter(piece -> piece.used().filter(round -> round == table.round()).isEmpty())
            .isPresent()
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("hopes_end.30.1", "this leader counter was used in this round")
                .with("leader", leader));
  }
}

package org.lazax.components.hopesend;

import java.util.Optional;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/**
 * A leader counter that was shown lies face down again. Refused if it did not lie so before. Rules:
 * hopes_end.31.1, hopes_end.N40.
 *
 * @param back as which it lies there
 */
@WireType("table.hopes-end-face-down-leader-turned-down.v1")
public record LeaderTurnedDown(LeaderCounterId leader, LeaderCounterId back) implements TableEvent {
  @Override
  public Table fold(Table table) {
    Optional<Integer> used = LeaderCounters.find(table, leader).flatMap(LeaderPiece::used);
    return table
        .withPart(LeaderCounters.ID, counters -> counters.turned(leader, back, Optional.empty()))
        .withPart(Identities.ID, identities -> identities.seen(back, leader, used));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return LeaderCounters.find(table, leader).isPresent()
            && Identities.of(table, back).filter(leader::equals).isPresent()
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("hopes_end.31.1", "that is not the back of this leader counter")
                .with("leader", leader));
  }
}

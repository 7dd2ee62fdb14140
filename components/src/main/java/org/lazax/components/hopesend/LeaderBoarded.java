package org.lazax.components.hopesend;

import java.util.Optional;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.component.ComponentRef;

/**
 * A leader counter goes aboard a ship of its owner in its system. Rules: hopes_end.7,
 * hopes_end.7.1.
 *
 * @param ship the mark of the ship
 */
@WireType("table.hopes-end-leader-boarded.v1")
public record LeaderBoarded(LeaderCounterId leader, ComponentRef ship) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.withPart(
        LeaderCounters.ID, counters -> counters.changed(leader, piece -> piece.aboard(ship)));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return LeaderCounters.find(table, leader)
            .filter(LeaderPiece::inPlay)
            .flatMap(piece -> piece.aboard(ship).carrier(table))
            .isPresent()
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("hopes_end.7", "this leader counter cannot board that ship")
                .with("leader", leader)
                .with("ship", ship));
  }
}

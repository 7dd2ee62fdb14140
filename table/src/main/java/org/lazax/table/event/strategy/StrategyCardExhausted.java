package org.lazax.table.event.strategy;

import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.immutable.Copies;

/** A strategic action is over, and its card is exhausted. Rule: strategic_action.2. */
@WireType("table.strategy-card-exhausted.v1")
public record StrategyCardExhausted(Seat seat, StrategyCardId card) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.withPlayer(
        seat, p -> p.withStrategyCards(Copies.with(p.strategyCards(), card, true)));
  }
}

package org.lazax.table.event.strategy;

import java.util.Optional;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.immutable.Copies;
import org.lazax.table.strategy.StrategyRow;

/**
 * A player takes a strategy card from the common area and gains the trade goods on it. Rule:
 * strategy_phase.1.
 */
@WireType("table.strategy-card-taken.v1")
public record StrategyCardTaken(Seat seat, StrategyCardId card, int goods) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table
        .withStrategyRow(new StrategyRow(Copies.without(table.strategyRow().goods(), card)))
        .withPlayer(
            seat,
            p ->
                p.withStrategyCards(Copies.with(p.strategyCards(), card, false))
                    .withGoods(p.tradeGoods() + goods, p.commodities()));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return table.strategyRow().has(card)
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("strategy_phase.1", "that strategy card is not in the common area")
                .with("card", card));
  }
}

package org.lazax.table.event.strategy;

import java.util.List;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.strategy.StrategyRow;

/** One trade good is placed on each strategy card that nobody chose. Rule: strategy_phase.2. */
@WireType("table.goods-laid-on-strategy-cards.v1")
public record GoodsLaidOnStrategyCards(List<StrategyCardId> cards) implements TableEvent {
  public GoodsLaidOnStrategyCards {
    cards = List.copyOf(cards);
  }

  @Override
  public Table fold(Table table) {
    StrategyRow row = table.strategyRow();
    for (StrategyCardId card : cards) {
      row = row.plus(card, 1);
    }
    return table.withStrategyRow(row);
  }
}

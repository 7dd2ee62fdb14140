package org.lazax.table.event.strategy;

import java.util.List;
import java.util.Map;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.immutable.Copies;
import org.lazax.table.strategy.StrategyRow;

/** One trade good is placed on each strategy card that nobody chose. Rule: strategy_phase.2. */
@WireType("table.goods-laid-on-strategy-cards.v1")
public record GoodsLaidOnStrategyCards(List<StrategyCardId> cards) implements TableEvent {
  public GoodsLaidOnStrategyCards {
    cards = List.copyOf(cards);
  }

  @Override
  public Table fold(Table table) {
    Map<StrategyCardId, Integer> goods = table.strategyRow().goods();
    for (StrategyCardId card : cards) {
      goods = Copies.with(goods, card, goods.getOrDefault(card, 0) + 1);
    }
    return table.withStrategyRow(new StrategyRow(goods));
  }
}

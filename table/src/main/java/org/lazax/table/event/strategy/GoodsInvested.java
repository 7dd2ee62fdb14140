package org.lazax.table.event.strategy;

import java.util.Map;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.immutable.Copies;
import org.lazax.table.strategy.StrategyRow;

/**
 * A card places trade goods from the supply on strategy cards, also on those that a player has.
 *
 * @param goods how many on each card
 */
@WireType("table.prophecy-of-kings-goods-invested.v1")
public record GoodsInvested(Map<StrategyCardId, Integer> goods) implements TableEvent {
  public GoodsInvested {
    goods = Copies.sorted(goods);
  }

  @Override
  public Table fold(Table table) {
    Table now = table;
    for (Map.Entry<StrategyCardId, Integer> each : goods.entrySet()) {
      now = placed(now, each.getKey(), each.getValue());
    }
    return now;
  }

  private static Table placed(Table table, StrategyCardId card, int goods) {
    StrategyRow row = table.strategyRow();
    return row.has(card)
        ? table.withStrategyRow(row.plus(card, goods))
        : table.withPart(GoodsOnHeldCards.ID, held -> held.plus(card, goods));
  }
}

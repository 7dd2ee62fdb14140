package org.lazax.table.event.goods;

import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/** A player gains trade goods. Rule: trade_goods.2. */
@WireType("table.goods-gained.v1")
public record GoodsGained(Seat seat, int count) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.withPlayer(seat, p -> p.withGoods(p.tradeGoods() + count, p.commodities()));
  }
}

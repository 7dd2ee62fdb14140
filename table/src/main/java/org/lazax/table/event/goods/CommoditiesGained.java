package org.lazax.table.event.goods;

import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/** A player gains commodities. Rule: commodities.3. */
@WireType("table.commodities-gained.v1")
public record CommoditiesGained(Seat seat, int count) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.withPlayer(seat, p -> p.withGoods(p.tradeGoods(), p.commodities() + count));
  }
}

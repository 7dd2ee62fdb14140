package org.lazax.table.event.goods;

import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/** A player may spend as many of its commodities like trade goods in its next payment. */
@WireType("table.prophecy-of-kings-commodities-allowed.v1")
public record CommoditiesAllowed(Seat seat, int count) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.withPart(CommoditiesAsGoods.ID, allowed -> allowed.plus(seat, count));
  }
}

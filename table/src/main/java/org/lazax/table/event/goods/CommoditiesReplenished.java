package org.lazax.table.event.goods;

import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/**
 * A player replenishes its commodities up to its commodity value. The event also happens if none is
 * missing. Rules: commodities.3, commodities.N2.
 *
 * @param gained how many were missing
 */
@WireType("table.commodities-replenished.v1")
public record CommoditiesReplenished(Seat seat, int gained) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.withPlayer(seat, p -> p.withCommodities(p.commodities() + gained));
  }
}

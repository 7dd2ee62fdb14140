package org.lazax.table.event.goods;

import java.util.Optional;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/**
 * A player spends commodities like trade goods. After this payment it may do so no longer. Rule:
 * leader/xander_alexin_victori_iii.N1.
 */
@WireType("table.prophecy-of-kings-commodities-paid.v1")
public record CommoditiesPaid(Seat seat, int count) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table
        .withPlayer(seat, p -> p.withGoods(p.tradeGoods(), p.commodities() - count))
        .withPart(CommoditiesAsGoods.ID, allowed -> allowed.without(seat));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    int payable = CommoditiesAsGoods.of(table, seat);
    return count <= payable
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("trade_goods.4", "one can spend only what one has")
                .with("owned", payable)
                .with("wanted", count));
  }
}

package org.lazax.table.event.goods;

import java.util.Optional;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/** A player gives up commodities. */
@WireType("table.commodities-spent.v1")
public record CommoditiesSpent(Seat seat, int count) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.withPlayer(seat, p -> p.withGoods(p.tradeGoods(), p.commodities() - count));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    int owned = table.player(seat).commodities();
    return count <= owned
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("trade_goods.4", "one can spend only what one has")
                .with("owned", owned)
                .with("wanted", count));
  }
}

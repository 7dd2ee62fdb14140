package org.lazax.rules.payment;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.event.goods.CommoditiesAsGoods;
import org.lazax.table.event.goods.CommoditiesPaid;
import org.lazax.table.event.goods.GoodsSpent;

/**
 * The trade goods that a player can spend, with the commodities that count as trade goods in its
 * next payment. Those are spent first. Rules: trade_goods.4, leader/xander_alexin_victori_iii.N1.
 */
public final class SpendableGoods {
  private SpendableGoods() {}

  /** How many the player can spend in one payment now. */
  public static int of(Table table, Seat seat) {
    return table.player(seat).tradeGoods() + CommoditiesAsGoods.of(table, seat);
  }

  /**
   * How many the player can spend in payments of one each. Commodities count in the first alone.
   */
  public static int oneByOne(Table table, Seat seat) {
    return table.player(seat).tradeGoods() + Math.min(1, CommoditiesAsGoods.of(table, seat));
  }

  /** What happens when the player spends this number in one payment; nothing if it is 0. */
  public static List<TableEvent> spent(Table table, Seat seat, int count) {
    int commodities = Math.min(count, CommoditiesAsGoods.of(table, seat));
    List<TableEvent> spent = new ArrayList<>();
    if (commodities > 0) {
      spent.add(new CommoditiesPaid(seat, commodities));
    }
    if (count > commodities) {
      spent.add(new GoodsSpent(seat, count - commodities));
    }
    return spent;
  }

  /** Why the player cannot spend this number in one payment; empty if it can. */
  static Optional<Refusal> refusal(Table table, Seat seat, int count) {
    return table.guard(new GoodsSpent(seat, count - CommoditiesAsGoods.of(table, seat)));
  }
}

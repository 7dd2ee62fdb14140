package org.lazax.rules.trade;

import org.lazax.chronicle.Seat;
import org.lazax.rules.commodities.CommodityValue;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Table;

/** A player gives commodities to another, in a transaction or by a component. */
public final class CommodityGift {
  private CommodityGift() {}

  /** The trade goods that both gain in addition. They come at the same time. */
  public static int goodsForBoth(Table table, Seat from, Seat to, int commodities) {
    return commodities == 0 || commodities != CommodityValue.of(table, from)
        ? 0
        : Ruleset.hooks(table, from, TradeHooks.class).stream()
            .mapToInt(hook -> hook.hooks().goodsForAllCommodities(table, hook.grant(), to))
            .sum();
  }
}

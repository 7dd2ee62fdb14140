package org.lazax.rules.strategy;

import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.Seat;
import org.lazax.rules.ruleset.Amount;
import org.lazax.table.Table;

/** The prices of abilities of strategy cards for a player. */
public final class StrategyCardPrices {
  private StrategyCardPrices() {}

  /** The command tokens that the secondary ability of a card costs, of this many printed. */
  public static int tokens(Table table, Seat seat, StrategyCardId card, int printed) {
    return Amount.of(
        table,
        seat,
        StrategyCardHooks.class,
        printed,
        Math::min,
        (hooks, grant) -> hooks.tokens(table, grant, card));
  }

  /** The resources that an ability of a card costs, of this many printed. */
  public static int resources(Table table, Seat seat, StrategyCardId card, int printed) {
    return Amount.of(
        table,
        seat,
        StrategyCardHooks.class,
        printed,
        Math::min,
        (hooks, grant) -> hooks.resources(table, grant, card));
  }
}

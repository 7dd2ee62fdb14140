package org.lazax.rules.trade;

import java.util.List;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/** What components change about transactions of their user. */
public interface TradeHooks {

  /**
   * Whether the user and another player, who is no neighbour, may make transactions. Rule:
   * transactions.1.
   */
  default boolean mayDealWith(Table table, Grant grant, Seat other) {
    return false;
  }

  /** Whether action cards can be part of transactions of the user. Rule: transactions.3.1. */
  default boolean tradesActionCards(Table table, Grant grant) {
    return false;
  }

  /**
   * The planets whose cards can be part of transactions of the user now. The component also moves
   * the units away when one is given, and then lets the other player gain control. Rule:
   * transactions.3.
   */
  default List<PlanetId> tradedPlanets(Table table, Grant grant) {
    return List.of();
  }

  /**
   * The trade goods that the user and another player gain each because the user gives it exactly as
   * many commodities as the user can have.
   */
  default int goodsForAllCommodities(Table table, Grant grant, Seat to) {
    return 0;
  }
}

package org.lazax.rules.trade;

import org.lazax.chronicle.Seat;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/** What components change about transactions of their user. */
public interface TradeHooks {

  /**
   * Whether the user and another player, who is no neighbour, may make transactions. Rule:
   * transactions.1.
   */
  boolean mayDealWith(Table table, Grant grant, Seat other);
}

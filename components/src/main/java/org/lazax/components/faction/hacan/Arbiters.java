package org.lazax.components.faction.hacan;

import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.trade.TradeHooks;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/**
 * Action cards can be part of the owner's transactions, on both sides. Rules: transactions.3.1,
 * faction_ability/arbiters.N1.
 */
final class Arbiters implements Component, TradeHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("faction_ability/arbiters");
  }

  @Override
  public boolean tradesActionCards(Table table, Grant grant) {
    return true;
  }
}

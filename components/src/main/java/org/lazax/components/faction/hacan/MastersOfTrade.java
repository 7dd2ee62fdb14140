package org.lazax.components.faction.hacan;

import org.lazax.catalog.id.StrategyCardId;
import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.strategy.StrategyCardHooks;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/**
 * The secondary ability of Trade costs the owner no token. Rule:
 * faction_ability/masters_of_trade.N1.
 */
public final class MastersOfTrade implements Component, StrategyCardHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("faction_ability/masters_of_trade");
  }

  private static final StrategyCardId TRADE = new StrategyCardId("trade");

  @Override
  public Change tokens(Table table, Grant grant, StrategyCardId card) {
    return card.equals(TRADE) ? Change.becomes(0) : Change.NONE;
  }
}

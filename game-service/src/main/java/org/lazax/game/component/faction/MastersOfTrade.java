package org.lazax.game.component.faction;

import org.lazax.catalog.id.StrategyCardId;
import org.lazax.game.ability.SecondaryHooks;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/** The secondary of Trade costs no token. Rule: faction_ability/masters_of_trade.N1. */
public final class MastersOfTrade implements SecondaryHooks {
  private static final StrategyCardId TRADE = new StrategyCardId("trade");

  @Override
  public int tokens(Table table, Grant grant, StrategyCardId card, int tokens) {
    return card.equals(TRADE) ? 0 : tokens;
  }
}

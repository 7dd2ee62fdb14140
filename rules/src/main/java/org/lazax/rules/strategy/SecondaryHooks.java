package org.lazax.rules.strategy;

import org.lazax.catalog.id.StrategyCardId;
import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/**
 * What changes the secondary abilities of strategy cards for its owner. Asked where a player may
 * follow, for what that costs.
 */
public interface SecondaryHooks {

  /** How many command tokens a secondary costs. */
  default Change tokens(Table table, Grant grant, StrategyCardId card) {
    return Change.NONE;
  }
}

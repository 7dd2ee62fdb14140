package org.lazax.rules.strategy;

import org.lazax.catalog.id.StrategyCardId;
import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/**
 * What a component changes about secondary abilities for its owner. It is asked for the price when
 * a player may follow.
 */
public interface SecondaryHooks {

  /** The number of command tokens that a secondary ability costs. */
  default Change tokens(Table table, Grant grant, StrategyCardId card) {
    return Change.NONE;
  }
}

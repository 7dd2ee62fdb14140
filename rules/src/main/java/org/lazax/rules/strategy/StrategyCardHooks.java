package org.lazax.rules.strategy;

import org.lazax.catalog.id.StrategyCardId;
import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/**
 * What a component changes about the prices of abilities of strategy cards for its owner. It is
 * asked when the player may use one.
 */
public interface StrategyCardHooks {

  /** The number of command tokens that a secondary ability costs. */
  default Change tokens(Table table, Grant grant, StrategyCardId card) {
    return Change.NONE;
  }

  /** Whether no command token is placed for a secondary ability that otherwise places one. */
  default boolean placesNoToken(Table table, Grant grant, StrategyCardId card) {
    return false;
  }

  /** The number of resources that an ability of a card costs, primary or secondary. */
  default Change resources(Table table, Grant grant, StrategyCardId card) {
    return Change.NONE;
  }
}

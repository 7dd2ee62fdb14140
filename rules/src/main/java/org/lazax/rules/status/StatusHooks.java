package org.lazax.rules.status;

import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/** What a component changes about the status phase for its owner. Each step asks when it begins. */
public interface StatusHooks {

  /** The number of action cards that are drawn. */
  default Change actionCards(Table table, Grant grant) {
    return Change.NONE;
  }

  /** Whether its owner keeps its strategy cards. */
  default boolean keepsStrategyCards(Table table, Grant grant) {
    return false;
  }

  /** The number of command tokens that are gained. */
  default Change tokens(Table table, Grant grant) {
    return Change.NONE;
  }
}

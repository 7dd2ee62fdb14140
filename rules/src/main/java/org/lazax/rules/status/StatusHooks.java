package org.lazax.rules.status;

import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/** What changes the steps of the status phase for its owner. Each step asks as it begins. */
public interface StatusHooks {

  /** How many action cards are drawn in their step. */
  default Change actionCards(Table table, Grant grant) {
    return Change.NONE;
  }

  /** How many command tokens are gained in their step. */
  default Change tokens(Table table, Grant grant) {
    return Change.NONE;
  }
}

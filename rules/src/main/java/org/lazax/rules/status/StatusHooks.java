package org.lazax.rules.status;

import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/** What changes the steps of the status phase for its owner. Each step asks as it begins. */
public interface StatusHooks {

  /** How many action cards are drawn in their step. */
  default int actionCards(Table table, Grant grant, int cards) {
    return cards;
  }

  /** How many command tokens are gained in their step. */
  default int tokens(Table table, Grant grant, int tokens) {
    return tokens;
  }
}

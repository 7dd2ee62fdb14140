package org.lazax.rules.actioncards;

import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/**
 * What a component changes about its owner's draws of action cards. It is asked before each draw.
 * The results are added.
 */
public interface DrawHooks {

  /**
   * The number of additional cards. For each of them, one card of the hand is discarded at once.
   */
  default int exchanged(Table table, Grant grant) {
    return 0;
  }
}

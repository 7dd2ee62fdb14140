package org.lazax.rules.actioncards;

import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/** What changes its owner's draws of action cards. Asked before each draw, and added up. */
public interface DrawHooks {

  /** How many more are drawn, for each of which one of the hand is discarded at once. */
  default int exchanged(Table table, Grant grant) {
    return 0;
  }
}

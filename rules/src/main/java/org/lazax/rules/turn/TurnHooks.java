package org.lazax.rules.turn;

import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/** What changes its owner's turns. Asked before each action of a turn. */
public interface TurnHooks {

  /** How many actions may be taken in one turn. */
  default Change actions(Table table, Grant grant) {
    return Change.NONE;
  }
}

package org.lazax.rules.turn;

import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/** What a component changes about its owner's turns. It is asked before each action of a turn. */
public interface TurnHooks {

  /** The number of actions in one turn. */
  default Change actions(Table table, Grant grant) {
    return Change.NONE;
  }
}

package org.lazax.rules.strategy;

import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/** What a component changes about the order of players. */
public interface OrderHooks {

  /** The change of its owner's initiative, which is otherwise that of its lowest strategy card. */
  default Change initiative(Table table, Grant grant) {
    return Change.NONE;
  }
}

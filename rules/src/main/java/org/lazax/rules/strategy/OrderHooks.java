package org.lazax.rules.strategy;

import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/** Who comes before whom. */
public interface OrderHooks {

  /** Its owner's initiative, which is that of the lowest strategy card without it. */
  default Change initiative(Table table, Grant grant) {
    return Change.NONE;
  }
}

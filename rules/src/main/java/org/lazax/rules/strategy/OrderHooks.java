package org.lazax.rules.strategy;

import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/** Who comes before whom. */
public interface OrderHooks {

  /** Its owner's initiative, which is that of the lowest strategy card without it. */
  default int initiative(Table table, Grant grant, int initiative) {
    return initiative;
  }
}

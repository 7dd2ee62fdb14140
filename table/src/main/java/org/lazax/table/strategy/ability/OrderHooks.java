package org.lazax.table.strategy.ability;

import org.lazax.table.Table;
import org.lazax.table.grants.Grant;

/** Who comes before whom. */
public interface OrderHooks {

  /** Its owner's initiative, which is that of the lowest strategy card without it. */
  default int initiative(Table table, Grant grant, int initiative) {
    return initiative;
  }
}

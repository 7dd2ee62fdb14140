package org.lazax.table.limits.ability;

import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.grants.Grant;

/** Two ships more than the fleet pool has tokens, also when it has none. */
final class Armada implements LimitHooks {
  private static final int MORE = 2;

  @Override
  public int fleet(Table table, Grant grant, SystemId system, int most) {
    return most + MORE;
  }
}

package org.lazax.table.limits.ability;

import org.lazax.catalog.unit.UnitType;
import org.lazax.table.Table;
import org.lazax.table.grants.Grant;

/** This mech takes no room of ships that have any. Rule: unit/aerie_sentinel.N1. */
final class AerieSentinel implements LimitHooks {
  @Override
  public int room(Table table, Grant grant, UnitType type, int each) {
    return type == UnitType.MECH ? 0 : each;
  }
}

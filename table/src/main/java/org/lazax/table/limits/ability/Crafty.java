package org.lazax.table.limits.ability;

import org.lazax.table.Table;
import org.lazax.table.grants.Grant;

/** Any number of action cards, whatever else is said. Rule: faction_ability/crafty.N1. */
final class Crafty implements LimitHooks {
  @Override
  public int hand(Table table, Grant grant, int most) {
    return Integer.MAX_VALUE;
  }
}

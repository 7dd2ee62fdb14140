package org.lazax.table.technology.ability;

import org.lazax.table.Table;
import org.lazax.table.grants.Grant;

/** Its owner cannot research. Rule: faction_ability/propagation.N1. */
final class Propagation implements ResearchHooks {
  @Override
  public boolean replaces(Table table, Grant grant) {
    return true;
  }
}

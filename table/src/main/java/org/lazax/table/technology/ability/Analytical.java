package org.lazax.table.technology.ability;

import org.lazax.catalog.card.Technology;
import org.lazax.table.Table;
import org.lazax.table.grants.Grant;

/** One prerequisite less, but for unit upgrades. */
final class Analytical implements ResearchHooks {
  @Override
  public int ignored(Table table, Grant grant, Technology technology) {
    return technology.isUnitUpgrade() ? 0 : 1;
  }
}

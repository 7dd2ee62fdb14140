package org.lazax.game.component.faction;

import org.lazax.game.ability.ResearchHooks;
import org.lazax.table.Table;
import org.lazax.table.grants.Grant;

/** Its owner cannot research. Rule: faction_ability/propagation.N1. */
public final class Propagation implements ResearchHooks {
  @Override
  public boolean replaces(Table table, Grant grant) {
    return true;
  }
}

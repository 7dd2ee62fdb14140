package org.lazax.game.component.agenda;

import org.lazax.game.ability.ProductionHooks;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/** One fighter or infantry for its cost, not two. */
public final class RegulatedConscription implements ProductionHooks {
  @Override
  public int pieces(Table table, Grant grant, int pieces) {
    return 1;
  }
}

package org.lazax.rules.production;

import org.lazax.chronicle.Seat;
import org.lazax.rules.ruleset.Components.GrantedHooks;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;

/** What components of all players forbid those who produce units. */
final class ProductionBans {
  private ProductionBans() {}

  /** Whether a component forbids this player to produce units in this system. */
  static boolean bar(Table table, Seat producer, SystemId system) {
    for (GrantedHooks<ProductionBanHooks> ban : Ruleset.hooks(table, ProductionBanHooks.class)) {
      if (ban.hooks().barsProduction(table, ban.grant(), producer, system)) {
        return true;
      }
    }
    return false;
  }
}

package org.lazax.components.faction.vuilraith;

import org.lazax.rules.production.ProductionHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/**
 * The owner hands back captives to produce units of their types without paying for them. Rules:
 * faction_ability/amalgamation.N1 to faction_ability/amalgamation.N5.
 */
final class Amalgamation implements Component, ProductionHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("faction_ability/amalgamation");
  }

  @Override
  public boolean takesCaptives(Table table, Grant grant) {
    return true;
  }
}

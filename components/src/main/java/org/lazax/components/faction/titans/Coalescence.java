package org.lazax.components.faction.titans;

import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.units.EncounterHooks;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/**
 * The owner must fight players with whom it shares a place. No effect prevents that. Rule:
 * faction_ability/coalescence.N2.
 */
public final class Coalescence implements Component, EncounterHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("faction_ability/coalescence");
  }

  @Override
  public boolean mustFight(Table table, Grant by) {
    return true;
  }
}

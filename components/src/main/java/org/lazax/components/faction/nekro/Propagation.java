package org.lazax.components.faction.nekro;

import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.technology.ResearchHooks;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/** Its owner cannot research. Rule: faction_ability/propagation.N1. */
public final class Propagation implements Component, ResearchHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("faction_ability/propagation");
  }

  @Override
  public boolean replaces(Table table, Grant grant) {
    return true;
  }
}

package org.lazax.components.faction.jolnar;

import org.lazax.catalog.technology.Technology;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.technology.ResearchHooks;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/** Technologies other than unit upgrades need one prerequisite less. */
public final class Analytical implements Component, ResearchHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("faction_ability/analytical");
  }

  @Override
  public int ignored(Table table, Grant grant, Technology technology) {
    return technology.isUnitUpgrade() ? 0 : 1;
  }
}

package org.lazax.components.agenda;

import org.lazax.catalog.id.StrategyCardId;
import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.strategy.StrategyCardHooks;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/** The abilities of Technology cost the owner no resources. */
public final class MinisterOfSciences implements Component, StrategyCardHooks {
  private static final StrategyCardId TECHNOLOGY = new StrategyCardId("technology");

  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("agenda/minister_of_sciences");
  }

  @Override
  public Change resources(Table table, Grant grant, StrategyCardId card) {
    return card.equals(TECHNOLOGY) ? Change.becomes(0) : Change.NONE;
  }
}

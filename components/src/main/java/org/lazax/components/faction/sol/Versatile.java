package org.lazax.components.faction.sol;

import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.status.StatusHooks;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/** The owner gains one more command token in the status phase. */
public final class Versatile implements Component, StatusHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("faction_ability/versatile");
  }

  @Override
  public Change tokens(Table table, Grant grant) {
    return Change.plus(1);
  }
}

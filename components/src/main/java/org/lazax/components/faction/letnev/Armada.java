package org.lazax.components.faction.letnev;

import org.lazax.rules.limits.LimitHooks;
import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;

/**
 * The owner's fleets can have two more ships than its fleet pool has tokens, also if it has none.
 */
public final class Armada implements Component, LimitHooks {
  private static final int MORE = 2;

  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("faction_ability/armada");
  }

  @Override
  public Change fleet(Table table, Grant grant, SystemId system) {
    return Change.plus(MORE);
  }
}

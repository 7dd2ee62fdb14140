package org.lazax.components.technology;

import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.turn.TurnHooks;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/** Two actions a turn. */
public final class FleetLogistics implements Component, TurnHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("technology/fleet_logistics");
  }

  @Override
  public int actions(Table table, Grant grant, int actions) {
    return actions + 1;
  }
}

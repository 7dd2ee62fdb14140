package org.lazax.game.component.technology;

import org.lazax.game.ability.TurnHooks;
import org.lazax.table.Table;
import org.lazax.table.grants.Grant;

/** Two actions a turn. */
public final class FleetLogistics implements TurnHooks {
  @Override
  public int actions(Table table, Grant grant, int actions) {
    return actions + 1;
  }
}

package org.lazax.game.component.technology;

import org.lazax.game.ability.TurnHooks;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/** Two actions a turn. */
public final class FleetLogistics implements TurnHooks {
  @Override
  public int actions(Table table, Grant grant, int actions) {
    return actions + 1;
  }
}

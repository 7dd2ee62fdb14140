package org.lazax.game.component.faction;

import org.lazax.game.ability.StatusHooks;
import org.lazax.table.Table;
import org.lazax.table.grants.Grant;

/** One command token more in the status phase. */
public final class Versatile implements StatusHooks {
  @Override
  public int tokens(Table table, Grant grant, int tokens) {
    return tokens + 1;
  }
}

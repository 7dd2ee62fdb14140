package org.lazax.game.component.faction;

import org.lazax.game.ability.StatusHooks;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/** One command token more in the status phase. */
public final class Versatile implements StatusHooks {
  @Override
  public int tokens(Table table, Grant grant, int tokens) {
    return tokens + 1;
  }
}

package org.lazax.game.component.technology;

import org.lazax.game.ability.StatusHooks;
import org.lazax.table.Table;
import org.lazax.table.grants.Grant;

/** Three command tokens in the status phase. */
public final class HyperMetabolism implements StatusHooks {
  @Override
  public int tokens(Table table, Grant grant, int tokens) {
    return tokens + 1;
  }
}

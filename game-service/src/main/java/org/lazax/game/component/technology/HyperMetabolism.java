package org.lazax.game.component.technology;

import org.lazax.game.ability.StatusHooks;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/** Three command tokens in the status phase. */
public final class HyperMetabolism implements StatusHooks {
  @Override
  public int tokens(Table table, Grant grant, int tokens) {
    return tokens + 1;
  }
}

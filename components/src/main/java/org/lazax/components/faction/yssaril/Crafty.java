package org.lazax.components.faction.yssaril;

import org.lazax.rules.limits.LimitHooks;
import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/**
 * The owner can have any number of action cards. No other effect limits them. Rule:
 * faction_ability/crafty.N1.
 */
public final class Crafty implements Component, LimitHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("faction_ability/crafty");
  }

  @Override
  public Change hand(Table table, Grant grant) {
    return Change.UNLIMITED;
  }
}

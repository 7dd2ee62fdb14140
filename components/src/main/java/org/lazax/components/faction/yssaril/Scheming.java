package org.lazax.components.faction.yssaril;

import org.lazax.rules.actioncards.DrawHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/**
 * The owner draws one more action card whenever it draws, and then discards one at once. Rules:
 * faction_ability/scheming.N1, faction_ability/scheming.N3, faction_ability/scheming.N4.
 */
public final class Scheming implements Component, DrawHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("faction_ability/scheming");
  }

  @Override
  public int exchanged(Table table, Grant grant) {
    return 1;
  }
}

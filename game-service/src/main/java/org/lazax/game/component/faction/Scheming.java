package org.lazax.game.component.faction;

import org.lazax.game.ability.DrawHooks;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/**
 * Draws one more whenever it draws, and discards one at once. Rules: faction_ability/scheming.N1,
 * faction_ability/scheming.N3, faction_ability/scheming.N4.
 */
public final class Scheming implements DrawHooks {
  @Override
  public int exchanged(Table table, Grant grant) {
    return 1;
  }
}

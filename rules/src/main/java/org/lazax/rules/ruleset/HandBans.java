package org.lazax.rules.ruleset;

import org.lazax.chronicle.Seat;
import org.lazax.rules.ruleset.Components.GrantedHooks;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/** What components of all players say about playing cards and using abilities. */
public final class HandBans {
  private HandBans() {}

  /** Whether no component stops this player from playing this card or using its ability. */
  public static boolean permit(Table table, Seat player, ComponentRef card) {
    for (GrantedHooks<HandHooks> hook : Ruleset.hooks(table, HandHooks.class)) {
      if (!hook.hooks().mayPlay(table, hook.grant(), player, card)) {
        return false;
      }
    }
    return true;
  }
}

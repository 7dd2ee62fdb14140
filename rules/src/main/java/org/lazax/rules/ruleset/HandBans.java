package org.lazax.rules.ruleset;

import org.lazax.chronicle.Seat;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/** What components of all players say about playing cards and using abilities. */
public final class HandBans {
  private HandBans() {}

  /** Whether no component stops this player from playing this card or using its ability. */
  public static boolean permit(Table table, Seat player, ComponentRef card) {
    for (Seat seat : table.seats()) {
      for (var hook : Ruleset.hooks(table, seat, HandHooks.class)) {
        if (!hook.hooks().mayPlay(table, hook.grant(), player, card)) {
          return false;
        }
      }
    }
    return true;
  }
}

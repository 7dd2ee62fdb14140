package org.lazax.rules.ruleset;

import java.util.List;
import org.lazax.chronicle.Seat;
import org.lazax.rules.ruleset.Components.GrantedHooks;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/** What components of all players say about playing cards and using abilities. */
public final class HandBans {
  private HandBans() {}

  /** Whether no component stops this player from playing this card or using its ability. */
  public static boolean permit(Table table, Seat player, ComponentRef card) {
    for (GrantedHooks<HandHooks> hook : table.cached(HandBans.class, HandBans::ofAll)) {
      if (!hook.hooks().mayPlay(table, hook.grant(), player, card)) {
        return false;
      }
    }
    return true;
  }

  /** Few games have any, and they are asked about every card. */
  private static List<GrantedHooks<HandHooks>> ofAll(Table table) {
    return table.seats().stream()
        .flatMap(seat -> Ruleset.hooks(table, seat, HandHooks.class).stream())
        .toList();
  }
}

package org.lazax.rules.limits;

import org.lazax.chronicle.Seat;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Table;

/** How many action cards a player may hold. Rules: action_cards.4, action_cards.4.1. */
public final class HandLimit {
  private static final int ACTION_CARDS = 7;

  private HandLimit() {}

  /** How many too many this player holds. */
  public static int excess(Table table, Seat seat) {
    return Math.max(0, table.player(seat).actionCards().size() - of(table, seat));
  }

  public static int of(Table table, Seat seat) {
    if (table.player(seat).eliminated()) {
      return 0;
    }
    int most = ACTION_CARDS;
    for (var hook : Ruleset.hooks(table, seat, LimitHooks.class)) {
      most = hook.hooks().hand(table, hook.grant(), most);
    }
    return most;
  }
}

package org.lazax.rules.limits;

import org.lazax.chronicle.Seat;
import org.lazax.rules.ruleset.Amount;
import org.lazax.table.Table;

/** The number of action cards that a player can hold. Rules: action_cards.4, action_cards.4.1. */
public final class HandLimit {
  private static final int ACTION_CARDS = 7;

  private HandLimit() {}

  /** The number of cards in excess of the limit. */
  public static int excess(Table table, Seat seat) {
    return Math.max(0, table.player(seat).actionCards().size() - of(table, seat));
  }

  public static int of(Table table, Seat seat) {
    if (table.player(seat).eliminated()) {
      return 0;
    }
    return Amount.of(
        table,
        seat,
        LimitHooks.class,
        ACTION_CARDS,
        Math::max,
        (hooks, grant) -> hooks.hand(table, grant));
  }
}

package org.lazax.table.limits;

import org.lazax.chronicle.Seat;
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
    return table.player(seat).eliminated() ? 0 : ACTION_CARDS;
  }
}

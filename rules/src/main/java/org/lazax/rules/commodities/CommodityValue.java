package org.lazax.rules.commodities;

import org.lazax.chronicle.Seat;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Table;

/** The number of commodities that a player can have. Rule: commodities.2. */
public final class CommodityValue {
  private CommodityValue() {}

  /** The printed value of the player's faction, as components of the player change it. */
  public static int of(Table table, Seat seat) {
    return printed(table, seat)
        + Ruleset.hooks(table, seat, CommodityHooks.class).stream()
            .mapToInt(hook -> hook.hooks().commodities(table, hook.grant()))
            .sum();
  }

  /** The value on the sheet of the player's faction. */
  public static int printed(Table table, Seat seat) {
    return table.catalog().faction(table.player(seat).faction()).commodities();
  }

  /** How many commodities a player can still gain. */
  public static int missing(Table table, Seat seat) {
    return Math.max(0, of(table, seat) - table.player(seat).commodities());
  }
}

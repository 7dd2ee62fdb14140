package org.lazax.rules.limits;

import org.lazax.chronicle.Seat;
import org.lazax.rules.ruleset.Amount;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;

/** How many ships other than fighters a player may have in a system. Rule: fleet_pool.1. */
public final class FleetLimit {
  private FleetLimit() {}

  /** The tokens in a fleet pool, those of others with them. Rule: faction_ability/edict.N5. */
  public static int pool(Table table, Seat seat) {
    return table.player(seat).tokens().fleet() + table.player(seat).heldTokens().size();
  }

  public static int of(Table table, Seat seat, SystemId system) {
    return Amount.of(
        table,
        seat,
        LimitHooks.class,
        pool(table, seat),
        Math::max,
        (hooks, grant) -> hooks.fleet(table, grant, system));
  }
}

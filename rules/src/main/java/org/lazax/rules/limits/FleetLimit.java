package org.lazax.rules.limits;

import org.lazax.chronicle.Seat;
import org.lazax.rules.ruleset.Amount;
import org.lazax.table.Table;
import org.lazax.table.event.tokens.FleetPool;
import org.lazax.table.galaxy.SystemId;

/**
 * The number of ships other than fighters that a player can have in a system. Rule: fleet_pool.1.
 */
public final class FleetLimit {
  private FleetLimit() {}

  public static int of(Table table, Seat seat, SystemId system) {
    return Amount.of(
        table,
        seat,
        LimitHooks.class,
        FleetPool.size(table, seat),
        Math::max,
        (hooks, grant) -> hooks.fleet(table, grant, system));
  }
}

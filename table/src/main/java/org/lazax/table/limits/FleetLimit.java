package org.lazax.table.limits;

import org.lazax.chronicle.Seat;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.limits.ability.LimitComponents;
import org.lazax.table.limits.ability.LimitHooks;

/** How many ships other than fighters a player may have in a system. Rule: fleet_pool.1. */
public final class FleetLimit {
  private FleetLimit() {}

  /** The tokens in a fleet pool, those of others with them. Rule: faction_ability/edict.N5. */
  public static int pool(Table table, Seat seat) {
    return table.player(seat).tokens().fleet() + table.player(seat).heldTokens().size();
  }

  public static int of(Table table, Seat seat, SystemId system) {
    int most = pool(table, seat);
    for (var hook : LimitComponents.HOOKS.of(table, seat, LimitHooks.class)) {
      most = hook.hooks().fleet(table, hook.grant(), system, most);
    }
    return most;
  }
}

package org.lazax.table.limits;

import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;
import org.lazax.table.limits.ability.LimitComponents;
import org.lazax.table.limits.ability.LimitHooks;

/** How much of a ship's capacity its cargo takes. Rules: capacity.1, unit/aerie_sentinel.N1. */
public final class Room {
  private Room() {}

  /** What each unit of a type takes of a ship that has any capacity. */
  public static int each(Table table, Seat seat, UnitType type) {
    int each = 1;
    for (var hook : LimitComponents.HOOKS.of(table, seat, LimitHooks.class)) {
      each = hook.hooks().room(table, hook.grant(), type, each);
    }
    return each;
  }
}

package org.lazax.rules.limits;

import java.util.List;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.rules.ruleset.Amount;
import org.lazax.table.Table;
import org.lazax.table.units.UnitStack;

/** How much of a ship's capacity its cargo takes. Rules: capacity.1, unit/aerie_sentinel.N1. */
public final class Room {
  private Room() {}

  /** What each unit of a type takes of a ship that has any capacity. */
  public static int each(Table table, Seat seat, UnitType type) {
    return Amount.of(
        table,
        seat,
        LimitHooks.class,
        1,
        Math::min,
        (hooks, grant) -> hooks.room(table, grant, type));
  }

  /**
   * Whether one ship can carry these units of its owner. What takes no room needs a ship with some
   * all the same. Rules: capacity.1, unit/aerie_sentinel.N1.
   */
  public static boolean fits(Table table, List<UnitStack> cargo, int capacity) {
    return cargo.isEmpty() || (capacity > 0 && taken(table, cargo) <= capacity);
  }

  /** What these units take of the capacity of ships that have any. */
  public static long taken(Table table, List<UnitStack> cargo) {
    return cargo.stream()
        .mapToLong(stack -> (long) stack.count() * each(table, stack.owner(), stack.type()))
        .sum();
  }
}

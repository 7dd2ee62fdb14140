package org.lazax.rules.limits;

import java.util.List;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.rules.ruleset.Amount;
import org.lazax.table.Table;
import org.lazax.table.units.UnitStack;

/** The capacity that cargo needs. Rules: capacity.1, unit/aerie_sentinel.N1. */
public final class Room {
  private Room() {}

  /** The capacity that each unit of a type needs on a ship with a capacity. */
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
   * Whether one ship can carry these units of its owner. A unit that needs no capacity still needs
   * a ship with one. Rules: capacity.1, unit/aerie_sentinel.N1.
   */
  public static boolean fits(Table table, List<UnitStack> cargo, int capacity) {
    return cargo.isEmpty() || (capacity > 0 && taken(table, cargo) <= capacity);
  }

  /** The capacity that these units need on ships with a capacity. */
  public static long taken(Table table, List<UnitStack> cargo) {
    return cargo.stream()
        .mapToLong(stack -> (long) stack.count() * each(table, stack.owner(), stack.type()))
        .sum();
  }
}

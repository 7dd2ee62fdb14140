package org.lazax.rules.procedure;

import org.lazax.chronicle.Seat;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

/** A combat of two sides, in the space of a system or on one of its planets. */
public sealed interface Combat extends CombatProcedure permits SpaceCombat, GroundCombat {
  SystemId system();

  Seat attacker();

  Seat defender();

  /** Where it is fought. */
  Place place();

  /** The round of combat that is going on, from 1. */
  int round();

  /** Whether this player fights in it. */
  default boolean isSide(Seat seat) {
    return attacker().equals(seat) || defender().equals(seat);
  }

  /** Whether any combat is going on. */
  static boolean isFought(Table table) {
    return table.kernel().frameOf(Combat.class).isPresent();
  }
}

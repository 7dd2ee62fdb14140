package org.lazax.rules.procedure;

import org.lazax.chronicle.Seat;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

/** A combat of two sides, in the space area of a system or on a planet. */
public sealed interface Combat extends CombatProcedure permits SpaceCombat, GroundCombat {
  SystemId system();

  Seat attacker();

  Seat defender();

  /** The place of the combat. */
  Place place();

  /** The current round of combat, from 1. */
  int round();

  /** Whether this player is a side of the combat. */
  default boolean isSide(Seat seat) {
    return attacker().equals(seat) || defender().equals(seat);
  }

  /** Whether any combat is being fought. */
  static boolean isFought(Table table) {
    return table.kernel().frameOf(Combat.class).isPresent();
  }
}

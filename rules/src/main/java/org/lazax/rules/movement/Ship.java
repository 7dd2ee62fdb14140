package org.lazax.rules.movement;

import java.util.Objects;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.table.galaxy.SystemId;

/**
 * A unit that moves by itself, where it is before the movement.
 *
 * @param move its own move value, before any change; 0 if it does not move by itself
 */
public record Ship(Seat owner, UnitType type, SystemId from, int move) {
  public Ship {
    Objects.requireNonNull(owner);
    Objects.requireNonNull(type);
    Objects.requireNonNull(from);
  }
}

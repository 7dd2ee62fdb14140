package org.lazax.rules.movement;

import java.util.Objects;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.table.galaxy.SystemId;

/**
 * A unit that would move by itself, where it stands before the movement.
 *
 * @param move its own move value, before anything changes it; 0 if it does not move by itself
 */
public record Ship(Seat owner, UnitType type, SystemId from, int move) {
  public Ship {
    Objects.requireNonNull(owner);
    Objects.requireNonNull(type);
    Objects.requireNonNull(from);
  }
}

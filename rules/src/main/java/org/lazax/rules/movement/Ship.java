package org.lazax.rules.movement;

import java.util.Objects;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;

/**
 * A unit that moves by itself, where it is before the movement.
 *
 * @param move its own move value, before any change; 0 if it does not move by itself
 * @param mark the component that tells it from others of its type; empty if none does
 */
public record Ship(
    Seat owner, UnitType type, SystemId from, int move, Optional<ComponentRef> mark) {
  public Ship {
    Objects.requireNonNull(owner);
    Objects.requireNonNull(type);
    Objects.requireNonNull(from);
    Objects.requireNonNull(mark);
  }

  /** A unit without a mark. */
  public Ship(Seat owner, UnitType type, SystemId from, int move) {
    this(owner, type, from, move, Optional.empty());
  }
}

package org.lazax.map.state;

import java.util.Objects;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * Units of the moving player that a ship takes aboard.
 *
 * @param from the space area or planet where they are before the movement
 * @param count at least 1
 */
public record Pickup(Place from, UnitType type, int count, boolean damaged) {
  public Pickup {
    Objects.requireNonNull(from);
    Objects.requireNonNull(type);
    if (count < 1) {
      throw new IllegalArgumentException("at least one unit is picked up, not " + count);
    }
  }

  /** One of these units. */
  public Pickup one() {
    return new Pickup(from, type, 1, damaged);
  }

  /** The same as units of this player. */
  public UnitStack units(Seat seat) {
    return new UnitStack(seat, type, count, damaged);
  }
}

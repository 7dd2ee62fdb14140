package org.lazax.map.movement;

import java.util.Objects;
import org.lazax.catalog.unit.UnitType;
import org.lazax.table.units.Place;

/**
 * Units of the moving player that a ship takes aboard.
 *
 * @param from the space area or planet where they stand before the movement
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
}

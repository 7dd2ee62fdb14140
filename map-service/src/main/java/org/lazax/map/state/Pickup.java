package org.lazax.map.state;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.Objects;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.Limits;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** Units of the moving player that a ship takes aboard. */
@JsonClassDescription("Like units of the player that a ship takes aboard.")
public record Pickup(
    @JsonPropertyDescription("The space area or planet where the units are before the movement.")
        Place from,
    @JsonPropertyDescription("The type of the units.") UnitType type,
    @JsonPropertyDescription("The number of units. The capacity of the ship limits it.")
        @Limits(min = 1)
        int count,
    @JsonPropertyDescription("Whether the units are damaged.") boolean damaged) {
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

package org.lazax.map.trim;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.List;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.units.UnitStack;

/** Removes units from a space area, so that the others are within the limits. */
@JsonClassDescription(
    "Removes units of the player from a space area, so that the others are within "
        + "capacity and fleet pool. Rules: capacity.3, fleet_pool.3.")
@WireType("map.trim-units")
public record TrimUnits(
    @JsonPropertyDescription("The removed units, neither fewer nor more than necessary.")
        List<UnitStack> units)
    implements Command {
  public TrimUnits {
    units = List.copyOf(units);
  }
}

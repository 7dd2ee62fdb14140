package org.lazax.map.trim;

import java.util.List;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.units.UnitStack;

/**
 * Removes units from a space area, so that the others are within the limits.
 *
 * @param units refused if there are too few or too many of them. Rules: capacity.3, fleet_pool.3
 */
@WireType("map.trim-units")
public record TrimUnits(List<UnitStack> units) implements Command {
  public TrimUnits {
    units = List.copyOf(units);
  }
}

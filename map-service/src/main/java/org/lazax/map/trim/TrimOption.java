package org.lazax.map.trim;

import java.util.List;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.rules.limits.FleetLoad;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.UnitStack;

/**
 * Units to take off the board.
 *
 * @param load what is there and what may be
 * @param candidates those of which some must go
 * @param cheapest what goes if the owner stays silent
 */
public record TrimOption(
    SystemId system, FleetLoad load, List<UnitStack> candidates, List<UnitStack> cheapest)
    implements Option {
  public TrimOption {
    candidates = List.copyOf(candidates);
    cheapest = List.copyOf(cheapest);
  }

  @Override
  public String command() {
    return WireTypes.nameOf(TrimUnits.class);
  }
}

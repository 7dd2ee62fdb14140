package org.lazax.table.ending;

import java.util.List;
import java.util.function.Function;
import org.lazax.chronicle.GameEvent;
import org.lazax.table.Table;
import org.lazax.table.galaxy.Nexus;
import org.lazax.table.limits.BrokenLimits;
import org.lazax.table.limits.Plastic;
import org.lazax.table.objectives.DeedsDue;
import org.lazax.table.planets.ControlFollows;
import org.lazax.table.units.Blockades;

/**
 * What the rules draw from a state without asking anybody, checked after every step of a decision,
 * in this order, until nothing is left to do.
 */
public final class Settling {
  private static final List<Function<Table, List<GameEvent>>> CHECKS =
      List.of(
          Victory::due,
          ControlFollows::due,
          Blockades::due,
          Plastic::due,
          BrokenLimits::due,
          Nexus::due,
          Elimination::due,
          DeedsDue::due);

  private Settling() {}

  public static List<GameEvent> due(Table table) {
    if (table.ending().isPresent()) {
      return List.of();
    }
    for (var check : CHECKS) {
      List<GameEvent> due = check.apply(table);
      if (!due.isEmpty()) {
        return due;
      }
    }
    return List.of();
  }
}

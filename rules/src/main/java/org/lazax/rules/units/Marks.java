package org.lazax.rules.units;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.chronicle.GameEvent;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.table.Table;
import org.lazax.table.event.units.UnitsMarked;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** Removes the mark of units when the effect that gave it ends. Rule: abilities.3.1. */
public final class Marks {
  private Marks() {}

  /** The units whose mark has no effect any more. */
  public static List<GameEvent> due(Table table) {
    for (Map.Entry<Place, List<UnitStack>> at : table.units().at().entrySet()) {
      for (UnitStack stack : at.getValue()) {
        if (stack.mark().isPresent()
            && !LastingEffects.is(table, new Grant(stack.mark().get(), stack.owner()))) {
          return List.of(new UnitsMarked(at.getKey(), List.of(stack), Optional.empty()));
        }
      }
    }
    return List.of();
  }
}

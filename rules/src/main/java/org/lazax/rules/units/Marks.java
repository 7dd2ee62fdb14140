package org.lazax.rules.units;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.table.Table;
import org.lazax.table.event.units.UnitsMarked;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * Removes the mark of units when the effect that gave it ends and no part of the table keeps it.
 * Rule: abilities.3.1.
 */
public final class Marks {
  private Marks() {}

  /** The units whose mark has no effect any more and is not kept. */
  public static List<GameEvent> due(Table table) {
    for (Map.Entry<Place, List<UnitStack>> at : table.units().at().entrySet()) {
      for (UnitStack stack : at.getValue()) {
        if (stack.mark().isPresent()
            && !LastingEffects.is(table, new Grant(stack.mark().get(), stack.owner()))
            && table.parts().answering(KeepsMarks.class).stream()
                .noneMatch(part -> part.keepsMark(stack))) {
          return List.of(new UnitsMarked(at.getKey(), List.of(stack), Optional.empty()));
        }
      }
    }
    return List.of();
  }

  /**
   * Gives a unit that was placed instead of another the mark that the other had, if it had one.
   * Rule: hopes_end.N10.
   */
  public static void handOn(Draft<?, Table> draft, Piece replaced, UnitStack by) {
    replaced
        .mark()
        .ifPresent(
            mark -> draft.add(new UnitsMarked(replaced.from(), List.of(by), Optional.of(mark))));
  }
}

package org.lazax.rules.effect;

import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.ResolutionOrder;
import org.lazax.rules.ability.occurrence.PlanetOccurrence.StructurePlaced;
import org.lazax.table.Table;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** Structures that a player has placed, whichever service commits it. */
public final class Structures {
  private Structures() {}

  /**
   * The abilities that follow each of these units, if they are PDS or space docks. They come after
   * what the caller calls next.
   */
  public static void placed(Draft<?, Table> draft, Place place, UnitStack units) {
    if (units.type() == UnitType.PDS || units.type() == UnitType.SPACE_DOCK) {
      for (int unit = 0; unit < units.count(); unit++) {
        Occurrences.occur(
            draft,
            new StructurePlaced(ResolutionOrder.first(draft.table()), place, units.times(1)));
      }
    }
  }
}

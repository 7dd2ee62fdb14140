package org.lazax.rules.technology;

import java.util.Optional;
import org.lazax.catalog.technology.Technology;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/** What a component changes about its owner's research. */
public interface ResearchHooks {
  /** More prerequisites than any technology has. */
  int ALL = 99;

  /** Whether something else replaces all research. */
  default boolean replaces(Table table, Grant grant) {
    return false;
  }

  /** Whether this technology can be researched now, apart from its prerequisites. */
  default boolean permits(Table table, Grant grant, Technology technology) {
    return true;
  }

  /** The number of prerequisites of any colours that are ignored for this technology. */
  default int ignored(Table table, Grant grant, Technology technology) {
    return 0;
  }

  /**
   * The further prerequisites of this technology that can be ignored by using the component when
   * research begins; empty if there are none.
   */
  default Optional<Waiver> waiver(Table table, Grant grant, Technology technology) {
    return Optional.empty();
  }

  /**
   * Whether specialties count without their planets being exhausted, even if they are exhausted.
   */
  default boolean sparesPlanets(Table table, Grant grant) {
    return false;
  }

  /**
   * Prerequisites that can be ignored.
   *
   * @param prerequisites their number, of any colours
   * @param resources the price in resources
   */
  record Waiver(int prerequisites, int resources) {}
}

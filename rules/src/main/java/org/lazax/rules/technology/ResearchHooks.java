package org.lazax.rules.technology;

import java.util.Optional;
import org.lazax.catalog.technology.Technology;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/** What changes its owner's research. */
public interface ResearchHooks {
  /** More prerequisites than any technology has. */
  int ALL = 99;

  /** Whether something else happens instead of any research. */
  default boolean replaces(Table table, Grant grant) {
    return false;
  }

  /** Whether this technology may be researched now, all else apart. */
  default boolean permits(Table table, Grant grant, Technology technology) {
    return true;
  }

  /** How many prerequisites of any colours are ignored for this technology. */
  default int ignored(Table table, Grant grant, Technology technology) {
    return 0;
  }

  /** What more could be ignored for this technology by using the component as research begins. */
  default Optional<Waiver> waiver(Table table, Grant grant, Technology technology) {
    return Optional.empty();
  }

  /** Whether specialties stand in without their planets being exhausted, even exhausted ones. */
  default boolean sparesPlanets(Table table, Grant grant) {
    return false;
  }

  /**
   * Prerequisites that could be ignored.
   *
   * @param prerequisites how many, of any colours
   * @param resources what that costs
   */
  record Waiver(int prerequisites, int resources) {}
}

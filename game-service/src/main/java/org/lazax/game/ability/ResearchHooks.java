package org.lazax.game.ability;

import org.lazax.catalog.card.Technology;
import org.lazax.table.Table;
import org.lazax.table.grants.Grant;

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

  /** Whether specialties stand in without their planets being exhausted, even exhausted ones. */
  default boolean sparesPlanets(Table table, Grant grant) {
    return false;
  }
}

package org.lazax.rules.technology;

import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.technology.Colour;
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

  /** The number of prerequisites of each colour that are ignored for every technology. */
  default Map<Colour, Integer> ignored(Table table, Grant grant) {
    return Map.of();
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

  /** The resources by which the price of research is lower. */
  default int discount(Table table, Grant grant) {
    return 0;
  }

  /**
   * Prerequisites that can be ignored.
   *
   * @param prerequisites their number
   * @param resources the price in resources
   * @param colour their colour; empty for any colours
   */
  record Waiver(int prerequisites, int resources, Optional<Colour> colour) {
    /** A waiver of prerequisites of any colours. */
    public Waiver(int prerequisites, int resources) {
      this(prerequisites, resources, Optional.empty());
    }
  }
}

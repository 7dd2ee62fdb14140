package org.lazax.rules.galaxy;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.lazax.catalog.galaxy.Anomaly;
import org.lazax.catalog.galaxy.Wormhole;
import org.lazax.table.galaxy.SystemId;

/** How a component changes the map. Whatever it leaves out stays as it lies. */
public interface GalaxyHooks {
  /** Wormholes that it opens in systems, beside those that lie there. */
  default Map<SystemId, Set<Wormhole>> opens(GalaxyHookView sight) {
    return Map.of();
  }

  /** Anomalies that it makes of systems, beside what they are. Rule: anomalies.4. */
  default Map<SystemId, Set<Anomaly>> distorts(GalaxyHookView sight) {
    return Map.of();
  }

  /** Systems that it makes adjacent to each other. */
  default Set<SystemId> joins(GalaxyHookView sight) {
    return Set.of();
  }

  /** The same where it does not join all of them with all: those of each set with each other. */
  default List<Set<SystemId>> joinsEach(GalaxyHookView sight) {
    return List.of(joins(sight));
  }
}

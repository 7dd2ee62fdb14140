package org.lazax.rules.galaxy;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.lazax.catalog.galaxy.Anomaly;
import org.lazax.catalog.galaxy.Wormhole;
import org.lazax.table.galaxy.SystemId;

/** How a component changes the map. The defaults change nothing. */
public interface GalaxyHooks {
  /** The wormholes that it adds to systems. */
  default Map<SystemId, Set<Wormhole>> opens(GalaxyHookView sight) {
    return Map.of();
  }

  /** The anomalies that it makes of systems, in addition to what they are. Rule: anomalies.4. */
  default Map<SystemId, Set<Anomaly>> distorts(GalaxyHookView sight) {
    return Map.of();
  }

  /** The systems that it makes adjacent to each other. */
  default Set<SystemId> joins(GalaxyHookView sight) {
    return Set.of();
  }

  /** Several sets of systems. The systems of each set become adjacent to each other. */
  default List<Set<SystemId>> joinsEach(GalaxyHookView sight) {
    return List.of(joins(sight));
  }
}

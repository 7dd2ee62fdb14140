package org.lazax.table.galaxy.ability;

import java.util.Map;
import java.util.Set;
import org.lazax.catalog.galaxy.Anomaly;
import org.lazax.catalog.galaxy.Wormhole;
import org.lazax.table.galaxy.Passage;
import org.lazax.table.galaxy.SystemId;

/** How a component changes the map. Whatever it leaves out stays as it lies. */
public interface GalaxyHooks {
  /** Wormholes that it opens in systems, beside those that lie there. */
  default Map<SystemId, Set<Wormhole>> opens(Sight sight) {
    return Map.of();
  }

  /** Anomalies that it makes of a system, beside what the system is. Rule: anomalies.4. */
  default Set<Anomaly> distorts(Sight sight, SystemId system) {
    return Set.of();
  }

  /** Whether a system is among those that it makes adjacent to each other. */
  default boolean joins(Sight sight, SystemId system) {
    return false;
  }

  /** Whether the viewer's units may not move along this passage; adjacency stays. */
  default boolean closes(Sight sight, Passage passage, SystemId one, SystemId other) {
    return false;
  }
}

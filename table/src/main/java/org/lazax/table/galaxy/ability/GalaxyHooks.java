package org.lazax.table.galaxy.ability;

import java.util.Set;
import org.lazax.catalog.galaxy.Anomaly;
import org.lazax.catalog.galaxy.Wormhole;
import org.lazax.table.galaxy.Passage;
import org.lazax.table.galaxy.SystemId;

/** How a component changes the map. Whatever it leaves out stays as it lies. */
public interface GalaxyHooks {
  /** Wormholes that it opens in a system, beside those that lie there. */
  default Set<Wormhole> opens(Sight sight, SystemId system) {
    return Set.of();
  }

  /** Anomalies that it makes of a system, beside what the system is. Rule: anomalies.4. */
  default Set<Anomaly> distorts(Sight sight, SystemId system) {
    return Set.of();
  }

  /** Whether it makes two systems adjacent. Asked of every two, in one order alone. */
  default boolean links(Sight sight, SystemId one, SystemId other) {
    return false;
  }

  /** Whether the viewer's units may not move along this passage; adjacency stays. */
  default boolean closes(Sight sight, Passage passage, SystemId one, SystemId other) {
    return false;
  }
}

package org.lazax.map.movement;

import java.util.Map;
import java.util.Optional;
import org.lazax.map.movement.ability.Ban;
import org.lazax.map.movement.ability.Rift;
import org.lazax.table.galaxy.SystemId;

/**
 * What a ship meets in each system on its way. Ships that meet the same share a chart.
 *
 * @param closed systems it may not pass, and why
 * @param rifts what leaving each gravity rift does to it
 */
record Waters(Map<SystemId, Ban> closed, Map<SystemId, Rift> rifts) {
  Waters {
    closed = Map.copyOf(closed);
    rifts = Map.copyOf(rifts);
  }

  /** Why it may not pass a system; empty if it may. */
  Optional<Ban> passing(SystemId system) {
    return Optional.ofNullable(closed.get(system));
  }

  Rift rift(SystemId system) {
    return rifts.getOrDefault(system, Rift.NONE);
  }
}

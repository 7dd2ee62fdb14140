package org.lazax.table.galaxy.ability;

import java.util.Set;
import org.lazax.catalog.galaxy.Anomaly;

/** Its ships may retreat into a nebula. Rule: space_combat.N4.1. */
final class Voidborn implements EntryHooks {
  @Override
  public Set<Anomaly> enters() {
    return Set.of(Anomaly.NEBULA);
  }
}

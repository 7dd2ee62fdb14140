package org.lazax.table.galaxy.ability;

import java.util.Set;
import org.lazax.catalog.galaxy.Anomaly;

/** Its owner's ships enter supernovas. Rule: space_combat.N3. */
final class MagmusReactor implements EntryHooks {
  @Override
  public Set<Anomaly> enters() {
    return Set.of(Anomaly.SUPERNOVA);
  }
}

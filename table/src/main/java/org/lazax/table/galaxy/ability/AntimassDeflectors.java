package org.lazax.table.galaxy.ability;

import java.util.Set;
import org.lazax.catalog.galaxy.Anomaly;

/** Its owner's ships enter asteroid fields. Rule: space_combat.N2. */
final class AntimassDeflectors implements EntryHooks {
  @Override
  public Set<Anomaly> enters() {
    return Set.of(Anomaly.ASTEROID_FIELD);
  }
}

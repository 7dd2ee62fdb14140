package org.lazax.components.technology;

import java.util.Set;
import org.lazax.catalog.galaxy.Anomaly;
import org.lazax.rules.galaxy.EntryHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/** Its owner's ships enter asteroid fields. Rule: space_combat.N2. */
public final class AntimassDeflectors implements Component, EntryHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("technology/antimass_deflectors");
  }

  @Override
  public Set<Anomaly> enters() {
    return Set.of(Anomaly.ASTEROID_FIELD);
  }
}

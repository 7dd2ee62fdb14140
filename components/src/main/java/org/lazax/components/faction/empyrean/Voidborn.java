package org.lazax.components.faction.empyrean;

import java.util.Set;
import org.lazax.catalog.galaxy.Anomaly;
import org.lazax.rules.galaxy.EntryHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/** Its ships may retreat into a nebula. Rule: space_combat.N4.1. */
public final class Voidborn implements Component, EntryHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("faction_ability/voidborn");
  }

  @Override
  public Set<Anomaly> enters() {
    return Set.of(Anomaly.NEBULA);
  }
}

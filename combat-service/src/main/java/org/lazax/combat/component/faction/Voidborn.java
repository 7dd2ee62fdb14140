package org.lazax.combat.component.faction;

import java.util.Set;
import org.lazax.catalog.galaxy.Anomaly;
import org.lazax.combat.ability.RetreatHooks;

/** Its ships may retreat into a nebula. Rule: space_combat.N4.1. */
public final class Voidborn implements RetreatHooks {
  @Override
  public Set<Anomaly> opens() {
    return Set.of(Anomaly.NEBULA);
  }
}

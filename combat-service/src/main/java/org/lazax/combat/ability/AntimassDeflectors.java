package org.lazax.combat.ability;

import java.util.List;
import java.util.Set;
import org.lazax.catalog.galaxy.Anomaly;
import org.lazax.combat.battle.Modifier;

/**
 * Its owner's ships may retreat into asteroid fields, and space cannons of others roll 1 less
 * against its owner's units. Rules: space_combat.N2, technology/antimass_deflectors.N1.
 */
final class AntimassDeflectors implements CannonHooks, RetreatHooks {
  private static final List<Modifier> DEFLECTED = List.of(new Modifier("antimass_deflectors", -1));

  @Override
  public List<Modifier> whenFiredAt() {
    return DEFLECTED;
  }

  @Override
  public Set<Anomaly> opens() {
    return Set.of(Anomaly.ASTEROID_FIELD);
  }
}

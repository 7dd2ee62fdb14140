package org.lazax.table.technology.ability;

import org.lazax.table.Table;
import org.lazax.table.grants.Grant;

/**
 * Specialties stand in for prerequisites without their planets being exhausted. Rule:
 * technology/psychoarchaeology.N1.
 */
final class Psychoarchaeology implements ResearchHooks {
  @Override
  public boolean sparesPlanets(Table table, Grant grant) {
    return true;
  }
}

package org.lazax.table.units.ability;

import org.lazax.table.Table;
import org.lazax.table.grants.Grant;

/**
 * Nothing prevents the combat with whoever shares the place. Rule: faction_ability/coalescence.N2.
 */
final class Coalescence implements EncounterHooks {
  @Override
  public boolean mustFight(Table table, Grant by) {
    return true;
  }
}

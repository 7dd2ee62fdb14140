package org.lazax.table.units.ability;

import org.lazax.table.Table;
import org.lazax.table.grants.Grant;

/** Whom a player's units meet where a component has put them. */
public interface EncounterHooks {
  /** Whether they fight, also where the turn is over in which combat would come. */
  boolean mustFight(Table table, Grant by);
}

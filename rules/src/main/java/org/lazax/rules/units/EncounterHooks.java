package org.lazax.rules.units;

import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/** Whom a player's units meet where a component has put them. */
public interface EncounterHooks {
  /** Whether they fight, also where the turn is over in which combat would come. */
  boolean mustFight(Table table, Grant by);
}

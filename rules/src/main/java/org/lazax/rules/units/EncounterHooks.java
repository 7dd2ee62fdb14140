package org.lazax.rules.units;

import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/** What happens when a component brings units of two players together. */
public interface EncounterHooks {
  /** Whether they must fight, also after the steps of the turn in which combat occurs. */
  boolean mustFight(Table table, Grant by);
}

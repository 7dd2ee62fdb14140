package org.lazax.rules.ending;

import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/** What counts as a foothold beside ground forces, producing units and planets. */
public interface SurvivalHooks {

  /** Whether its owner stays in the game whatever else is lost. */
  boolean survives(Table table, Grant grant);
}

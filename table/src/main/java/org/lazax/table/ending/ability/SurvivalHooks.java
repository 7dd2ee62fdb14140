package org.lazax.table.ending.ability;

import org.lazax.table.Table;
import org.lazax.table.grants.Grant;

/** What counts as a foothold beside ground forces, producing units and planets. */
public interface SurvivalHooks {

  /** Whether its owner stays in the game whatever else is lost. */
  boolean survives(Table table, Grant grant);
}

package org.lazax.rules.ending;

import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/** What keeps a player in the game, in addition to ground forces, producing units and planets. */
public interface SurvivalHooks {

  /** Whether its owner stays in the game whatever else it loses. */
  boolean survives(Table table, Grant grant);
}

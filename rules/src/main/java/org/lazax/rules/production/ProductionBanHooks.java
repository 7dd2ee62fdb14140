package org.lazax.rules.production;

import org.lazax.chronicle.Seat;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;

/**
 * A component that forbids players to produce units. The components of all players are asked, so
 * each decides whom it concerns.
 */
public interface ProductionBanHooks {

  /** Whether this player cannot produce units in this system. */
  boolean barsProduction(Table table, Grant by, Seat producer, SystemId system);
}

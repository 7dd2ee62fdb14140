package org.lazax.rules.galaxy;

import org.lazax.chronicle.Seat;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/** What makes players neighbours of the owner of a component, whatever lies between them. */
public interface NeighbourHooks {
  /** Whether the owner and another player are neighbours of each other because of it. */
  boolean areNeighbours(Table table, Grant grant, Seat other);
}

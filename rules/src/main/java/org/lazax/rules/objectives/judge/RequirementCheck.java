package org.lazax.rules.objectives.judge;

import org.lazax.catalog.card.StateRequirement;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;

/** Says whether a player meets one kind of requirement on the table as it stands. */
@FunctionalInterface
interface RequirementCheck<R extends StateRequirement> {
  boolean meets(Table table, Seat seat, R requirement);
}

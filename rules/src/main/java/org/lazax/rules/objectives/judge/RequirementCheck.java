package org.lazax.rules.objectives.judge;

import org.lazax.catalog.card.StateRequirement;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;

/** Whether a player meets one kind of requirement on the current table. */
@FunctionalInterface
interface RequirementCheck<R extends StateRequirement> {
  boolean meets(Table table, Seat seat, R requirement);
}

package org.lazax.rules.objectives.judge;

import org.lazax.catalog.card.Holding;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;

/** Says whether a player meets one kind of requirement on the table as it stands. */
@FunctionalInterface
interface Judge<R extends Holding> {
  boolean meets(Table table, Seat seat, R requirement);
}

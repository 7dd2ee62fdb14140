package org.lazax.rules.leaders.unlock;

import org.lazax.catalog.faction.Unlock;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;

/** Says whether a player meets one kind of condition on the table as it stands. */
@FunctionalInterface
interface Condition<U extends Unlock> {
  boolean isMet(Table table, Seat seat, U condition);
}

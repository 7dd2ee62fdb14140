package org.lazax.rules.leaders.unlock;

import org.lazax.catalog.faction.Unlock;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;

/** Whether a player meets one kind of condition on the current table. */
@FunctionalInterface
interface Condition<U extends Unlock> {
  boolean isMet(Table table, Seat seat, U condition);
}

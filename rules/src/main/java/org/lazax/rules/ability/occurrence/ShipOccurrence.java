package org.lazax.rules.ability.occurrence;

import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.galaxy.SystemId;

/** What happens to ships in and outside of tactical actions. */
public sealed interface ShipOccurrence extends StandardOccurrence {
  /**
   * Ships of a player have moved into the system, in the Move Ships step, in a retreat or by an
   * ability. What else follows from the Move Ships step comes after it. Rule: leader/xuange.N2.
   */
  @WireType("ships-moved")
  record ShipsMoved(Seat active, Seat mover, SystemId system) implements ShipOccurrence {}
}

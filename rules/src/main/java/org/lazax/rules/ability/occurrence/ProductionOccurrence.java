package org.lazax.rules.ability.occurrence;

import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.galaxy.SystemId;

/** The production of units. */
public sealed interface ProductionOccurrence extends StandardOccurrence {
  /** A player is about to use PRODUCTION of units. Rule: abilities.15. */
  @WireType("production-begins")
  record ProductionBegins(Seat active, Seat producer, SystemId system)
      implements ProductionOccurrence {}

  /**
   * A player has produced units.
   *
   * @param byUnits whether units used PRODUCTION, and not another effect
   */
  @WireType("units-produced")
  record UnitsProduced(Seat active, Seat producer, SystemId system, boolean byUnits)
      implements ProductionOccurrence {}
}

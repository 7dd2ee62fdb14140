package org.lazax.rules.ability.occurrence;

import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.galaxy.SystemId;

/** What happens in a tactical action before and after its combats. */
public sealed interface TacticalActionOccurrence extends StandardOccurrence {
  /** The command token is in the system. No ship has moved yet. Rule: active_system.1. */
  @WireType("system-activated")
  record SystemActivated(Seat active, SystemId system) implements TacticalActionOccurrence {}

  /** All that follows the activation is over. No ship has moved yet. Rule: movement.1. */
  @WireType("movement-begins")
  record MovementBegins(Seat active, SystemId system) implements TacticalActionOccurrence {}

  /**
   * A player has moved ships into the system. Nobody has fired at them yet. Rule: movement.6.
   *
   * @param throughWormholes the number of ships with a capacity that came through a wormhole
   */
  @WireType("ships-came")
  record ShipsCame(Seat active, SystemId system, int throughWormholes)
      implements TacticalActionOccurrence {}

  /** All steps of a tactical action are over. */
  @WireType("tactical-action-ends")
  record TacticalActionEnds(Seat active, SystemId system) implements TacticalActionOccurrence {}
}

package org.lazax.map.movement.ability;

import java.util.Optional;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.UnitStack;

/**
 * What a component changes about movement. Defaults change nothing. What helps is asked of the
 * components of who moves, for any of its ships; bans are asked of everybody's, and each says whom
 * it concerns.
 */
public interface MovementHooks {

  /** Whether this hindrance in this system does not hold for this ship of its user. */
  default boolean lifts(MovementView view, Ship ship, SystemId system, Hindrance hindrance) {
    return false;
  }

  /**
   * The move value of a ship of its user, rifts apart.
   *
   * @param move what it is so far, a nebula at the start counted
   */
  default int move(MovementView view, Ship ship, int move) {
    return move;
  }

  /** How many ships of one movement, whichever its user likes, go one system further. */
  default int boosts(MovementView view) {
    return 0;
  }

  /** What leaving a rift means for a ship of its user. */
  default Rift rift(MovementView view, Ship ship, SystemId system, Rift rift) {
    return rift;
  }

  /** By how much the move value of a ship grows, once, if its way leaves any rift. */
  default int riftBonus(MovementView view, Ship ship) {
    return 0;
  }

  /** Why a ship may not begin its movement in a system. */
  default Optional<Ban> mayLeave(MovementView view, Granted by, Ship ship, SystemId system) {
    return Optional.empty();
  }

  /** Why a ship may not pass a system on its way. */
  default Optional<Ban> mayPass(MovementView view, Granted by, Ship ship, SystemId system) {
    return Optional.empty();
  }

  /** Why a ship may not end its movement in the active system. */
  default Optional<Ban> mayEnter(MovementView view, Granted by, Ship ship) {
    return Optional.empty();
  }

  /** Why units may not be taken aboard in a system. */
  default Optional<Ban> mayCarry(MovementView view, Granted by, UnitStack cargo, SystemId system) {
    return Optional.empty();
  }
}

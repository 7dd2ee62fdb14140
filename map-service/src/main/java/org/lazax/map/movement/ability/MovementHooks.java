package org.lazax.map.movement.ability;

import java.util.Optional;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.grants.Grant;
import org.lazax.table.units.UnitStack;

/**
 * What a component changes about movement. Defaults change nothing. What helps is asked of the
 * components of who moves alone, for each of its ships; bans are asked of everybody's components,
 * and each says whom it concerns.
 */
public interface MovementHooks {

  /** Whether this hindrance in this system does not hold for this ship. */
  default boolean lifts(
      MovementView view, Grant by, Ship ship, SystemId system, Hindrance hindrance) {
    return false;
  }

  /**
   * The move value of a ship, rifts apart.
   *
   * @param move what it is so far, a nebula at the start counted
   */
  default int move(MovementView view, Grant by, Ship ship, int move) {
    return move;
  }

  /** How many ships of one movement, whichever the player likes, go one system further. */
  default int boosts(MovementView view, Grant by) {
    return 0;
  }

  /** What leaving a rift means for a ship. */
  default Rift rift(MovementView view, Grant by, Ship ship, SystemId system, Rift rift) {
    return rift;
  }

  /** By how much the move value of a ship grows, once, if its way leaves any rift. */
  default int riftBonus(MovementView view, Grant by, Ship ship) {
    return 0;
  }

  /** Why a ship may not begin its movement in a system. */
  default Optional<Ban> mayLeave(MovementView view, Grant by, Ship ship, SystemId system) {
    return Optional.empty();
  }

  /** Why a ship may not pass a system on its way. */
  default Optional<Ban> mayPass(MovementView view, Grant by, Ship ship, SystemId system) {
    return Optional.empty();
  }

  /** Why a ship may not end its movement in the active system. */
  default Optional<Ban> mayEnter(MovementView view, Grant by, Ship ship) {
    return Optional.empty();
  }

  /** Why units of who moves may not be taken aboard in a system. */
  default Optional<Ban> mayCarry(MovementView view, Grant by, UnitStack cargo, SystemId system) {
    return Optional.empty();
  }
}

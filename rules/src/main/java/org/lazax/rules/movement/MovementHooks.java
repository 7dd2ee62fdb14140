package org.lazax.rules.movement;

import java.util.Set;
import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.galaxy.SystemId;

/**
 * How a component helps or hurts its player's own ships on their way. Defaults change nothing.
 * Asked of the components of who moves, for each of its ships.
 */
public interface MovementHooks {

  /** Whether it says of this ship's way what the methods without a ship say. */
  default boolean concerns(MovementView view, Grant by, Ship ship) {
    return true;
  }

  /** Systems to which it makes these ships adjacent, wherever they are on their way. */
  default Set<SystemId> adjacent(MovementView view, Grant by) {
    return Set.of();
  }

  /** Whether this hindrance in this system does not hold. */
  default boolean lifts(MovementView view, Grant by, SystemId system, Hindrance hindrance) {
    return false;
  }

  /** What changes the move value of a ship, rifts apart. */
  default Change move(MovementView view, Grant by, Ship ship) {
    return Change.NONE;
  }

  /** How many ships of one movement, whichever the player likes, go one system further. */
  default int boosts(MovementView view, Grant by) {
    return 0;
  }

  /** Whether leaving a rift is without danger for the ships that it concerns. */
  default boolean sparesDice(MovementView view, Grant by, SystemId system) {
    return false;
  }

  /** Whether a rift does nothing at all to the ships that it concerns, good or bad. */
  default boolean ignoresRift(MovementView view, Grant by, SystemId system) {
    return false;
  }

  /** By how much the move value of a ship grows, once, if its way leaves any rift. */
  default int riftBonus(MovementView view, Grant by) {
    return 0;
  }

  /** Whether a ship may arrive before the player's other ships set out. */
  default boolean mayGoAhead(MovementView view, Grant by, Ship ship) {
    return false;
  }
}

package org.lazax.rules.movement;

import java.util.Optional;
import java.util.Set;
import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;

/**
 * What a component changes about the movement of its owner's ships. The moving player's components
 * are asked for each of its ships. The defaults change nothing.
 */
public interface MovementHooks {

  /** Whether the answers of the methods without a ship apply to this ship. */
  default boolean concerns(MovementView view, Grant by, Ship ship) {
    return true;
  }

  /** The systems to which these ships are adjacent wherever they are during the movement. */
  default Set<SystemId> adjacent(MovementView view, Grant by) {
    return Set.of();
  }

  /** Whether this hindrance does not apply in this system. */
  default boolean lifts(MovementView view, Grant by, SystemId system, Hindrance hindrance) {
    return false;
  }

  /** The change of a ship's move value, without gravity rifts. */
  default Change move(MovementView view, Grant by, Ship ship) {
    return Change.NONE;
  }

  /**
   * The number of ships of one movement that can move one system further. The player chooses them
   * among those that it concerns.
   */
  default int boosts(MovementView view, Grant by) {
    return 0;
  }

  /**
   * The mark of the ship together with which ships move that are boosted, and go through systems
   * where a hindrance is lifted; empty if they need none. That ship has the same advantages.
   */
  default Optional<ComponentRef> escort(MovementView view, Grant by) {
    return Optional.empty();
  }

  /** Whether ships that it concerns roll no die for a rift when they leave the system. */
  default boolean sparesDice(MovementView view, Grant by, SystemId system) {
    return false;
  }

  /** Whether a rift in the system has no effect on the ships that it concerns. */
  default boolean ignoresRift(MovementView view, Grant by, SystemId system) {
    return false;
  }

  /** The increase of a ship's move value if its path leaves any rift. It counts once. */
  default int riftBonus(MovementView view, Grant by) {
    return 0;
  }

  /** Whether a ship can arrive before the player's other ships move. */
  default boolean mayGoAhead(MovementView view, Grant by, Ship ship) {
    return false;
  }
}

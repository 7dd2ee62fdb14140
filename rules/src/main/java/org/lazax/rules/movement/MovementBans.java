package org.lazax.rules.movement;

import java.util.Optional;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.UnitStack;

/**
 * What a component forbids ships. The components of all players are asked, so each decides which
 * ships it concerns. A ban beats every permission.
 */
public interface MovementBans {

  /** Whether it can forbid this ship anything. */
  default boolean concerns(MovementView view, Grant by, Ship ship) {
    return true;
  }

  /** Why a ship cannot start its movement in a system; empty if it can. */
  default Optional<Ban> mayLeave(MovementView view, Grant by, SystemId system) {
    return Optional.empty();
  }

  /** Why a ship cannot move through a system; empty if it can. */
  default Optional<Ban> mayPass(MovementView view, Grant by, SystemId system) {
    return Optional.empty();
  }

  /** Why a ship cannot end its movement in the active system; empty if it can. */
  default Optional<Ban> mayEnter(MovementView view, Grant by) {
    return Optional.empty();
  }

  /** Why units of the moving player cannot be picked up in a system; empty if they can. */
  default Optional<Ban> mayCarry(MovementView view, Grant by, UnitStack cargo, SystemId system) {
    return Optional.empty();
  }
}

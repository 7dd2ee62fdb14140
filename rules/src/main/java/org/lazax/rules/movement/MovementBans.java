package org.lazax.rules.movement;

import java.util.Optional;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.UnitStack;

/**
 * What a component forbids ships. Asked of everybody's components, so each says whom it concerns. A
 * ban beats every permission.
 */
public interface MovementBans {

  /** Whether it forbids this ship anything. */
  default boolean concerns(MovementView view, Grant by, Ship ship) {
    return true;
  }

  /** Why a ship may not begin its movement in a system. */
  default Optional<Ban> mayLeave(MovementView view, Grant by, SystemId system) {
    return Optional.empty();
  }

  /** Why a ship may not pass a system on its way. */
  default Optional<Ban> mayPass(MovementView view, Grant by, SystemId system) {
    return Optional.empty();
  }

  /** Why a ship may not end its movement in the active system. */
  default Optional<Ban> mayEnter(MovementView view, Grant by) {
    return Optional.empty();
  }

  /** Why units of who moves may not be taken aboard in a system. */
  default Optional<Ban> mayCarry(MovementView view, Grant by, UnitStack cargo, SystemId system) {
    return Optional.empty();
  }
}

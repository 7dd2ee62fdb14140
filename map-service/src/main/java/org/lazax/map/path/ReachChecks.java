package org.lazax.map.path;

import java.util.List;
import java.util.Optional;
import org.lazax.map.path.Reach.StaysAway;
import org.lazax.rules.movement.Ban;
import org.lazax.rules.movement.Hindrance;
import org.lazax.rules.movement.Ship;
import org.lazax.table.galaxy.Galaxy;
import org.lazax.table.galaxy.SystemId;

/** Which rule forbids the move of a ship, or a path that it would take. */
final class ReachChecks {
  private static final Ban IMMOBILE = new Ban("movement.3", "that unit does not move by itself");
  private static final Ban ENDS_ELSEWHERE =
      new Ban("movement.4.1", "a ship must end its movement in the active system");
  private static final Ban NOT_ADJACENT =
      new Ban("movement.4.6", "a way leads from system to adjacent system");
  private static final Ban ROUND_TRIP =
      new Ban("movement.4.5", "the ship's move value does not cover the way out and back");
  private static final Ban TOO_FAR =
      new Ban("move.1", "the active system is beyond the ship's move value");

  private final MovementRules navigation;

  ReachChecks(MovementRules navigation) {
    this.navigation = navigation;
  }

  /** The rule that forbids the ship to leave its system. */
  Optional<StaysAway> toLeaving(ConstrainedShip vessel) {
    return vessel
        .waters()
        .leaving(vessel.at())
        .or(() -> vessel.ship().move() > 0 ? Optional.empty() : Optional.of(IMMOBILE))
        .map(ban -> new StaysAway(ban, List.of(), 0));
  }

  /** The rule that forbids a path which is not connected or does not end in the active system. */
  Optional<StaysAway> toShape(ConstrainedShip vessel, List<SystemId> path) {
    if (path.isEmpty() || !path.getLast().equals(navigation.view().active())) {
      return Optional.of(new StaysAway(ENDS_ELSEWHERE, path, path.size()));
    }
    Galaxy galaxy = navigation.view().table().galaxy();
    int at = vessel.at();
    for (int step = 1; step <= path.size(); step++) {
      SystemId next = path.get(step - 1);
      if (!galaxy.has(next) || !vessel.waters().isOpen(at, galaxy.number(next))) {
        return Optional.of(new StaysAway(NOT_ADJACENT, path, step));
      }
      at = galaxy.number(next);
    }
    return Optional.empty();
  }

  /** The rule that forbids to move through a system on the path, or to enter the active system. */
  Optional<StaysAway> toPassing(MovementConstraints waters, List<SystemId> path) {
    for (int step = 1; step < path.size(); step++) {
      Optional<Ban> ban =
          waters.passing(navigation.view().table().galaxy().number(path.get(step - 1)));
      if (ban.isPresent()) {
        return Optional.of(new StaysAway(ban.get(), path, step));
      }
    }
    return waters.entering().map(ban -> new StaysAway(ban, path, path.size()));
  }

  /** The rule that forbids a path which needs more than the ship's move value. */
  StaysAway toLength(Ship ship, List<SystemId> path, int cost) {
    Ban ban =
        cost <= navigation.moveUnslowed(ship)
            ? Hindrance.NEBULA_AT_THE_START.ban()
            : ship.from().equals(navigation.view().active()) ? ROUND_TRIP : TOO_FAR;
    return new StaysAway(ban, path, path.size() + 1);
  }
}

package org.lazax.map.analysis;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.unit.UnitType;
import org.lazax.map.analysis.RequestedFleets.Requested;
import org.lazax.map.path.Boosts.Boost;
import org.lazax.map.path.MovementRules;
import org.lazax.map.path.PathFinder;
import org.lazax.map.path.Reach;
import org.lazax.map.path.Reach.Arrives;
import org.lazax.map.path.Reach.StaysAway;
import org.lazax.rules.limits.Room;
import org.lazax.rules.movement.Ban;
import org.lazax.rules.movement.Ship;
import org.lazax.table.Table;
import org.lazax.table.units.UnitStack;

/**
 * Where the ships of a request come, each by itself. What lets only some ships move further is
 * counted for each of them, if the ship that has to move with them can come.
 */
final class FleetReach {
  private static final Ban OVERLOADED =
      new Ban("capacity.1", "the ship's capacity is less than its cargo");
  private static final Ban NO_CARGO =
      new Ban("movement.5", "ships carry fighters and ground forces alone");

  private final MovementRules navigation;
  private final PathFinder pilot;
  private final List<Requested> fleet;

  FleetReach(MovementRules navigation, List<Requested> fleet) {
    this.navigation = navigation;
    this.pilot = new PathFinder(navigation);
    this.fleet = fleet;
  }

  Reach of(Requested unit) {
    List<Boost> usable =
        boosts(unit).stream().filter(boost -> boost.escort().isEmpty() || comes(boost)).toList();
    return reach(unit, usable.size());
  }

  /** What components add to the move value of a ship, without boosts and rifts. */
  int added(Ship ship) {
    return pilot.added(ship);
  }

  /** Whether the ship comes that has to move with those that have a boost. It has it too. */
  private boolean comes(Boost boost) {
    return fleet.stream()
        .filter(unit -> unit.mark().isPresent() && unit.mark().equals(boost.escort()))
        .anyMatch(unit -> reach(unit, boosts(unit).size()) instanceof Arrives);
  }

  private List<Boost> boosts(Requested unit) {
    return navigation.boosts().of(unit.ship());
  }

  private Reach reach(Requested unit, int boosts) {
    return overloaded(unit)
        .<Reach>map(ban -> new StaysAway(ban, List.of(), 0))
        .orElseGet(() -> pilot.find(unit.ship(), Set.of(), boosts));
  }

  private Optional<Ban> overloaded(Requested unit) {
    if (unit.carrying().keySet().stream()
        .anyMatch(type -> type != UnitType.FIGHTER && !type.isGroundForce())) {
      return Optional.of(NO_CARGO);
    }
    Table table = navigation.view().table();
    List<UnitStack> cargo =
        unit.carrying().entrySet().stream()
            .map(each -> UnitStack.of(RequestedFleets.mover(), each.getKey(), each.getValue()))
            .toList();
    return Room.fits(table, cargo, unit.card().capacity())
        ? Optional.empty()
        : Optional.of(OVERLOADED);
  }
}

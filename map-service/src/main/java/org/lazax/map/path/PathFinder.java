package org.lazax.map.path;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.lazax.map.path.Reach.Arrives;
import org.lazax.map.path.Reach.StaysAway;
import org.lazax.rules.movement.Ban;
import org.lazax.rules.movement.MovementView;
import org.lazax.rules.movement.Ship;
import org.lazax.table.galaxy.Galaxy;
import org.lazax.table.galaxy.SystemId;

/**
 * Finds the paths of ships to the active system. Each ship is checked by itself on the position
 * before any ship moves. Rules: movement.4, movement.6.
 */
public final class PathFinder {
  private static final int ANY_COST = Integer.MAX_VALUE;
  private static final Ban NO_CHAIN =
      new Ban("movement.4.6", "no chain of adjacent systems leads to the active system");
  private static final Ban CARGO_ELSEWHERE =
      new Ban("transport.1", "cargo is taken aboard where the ship starts, passes or ends");

  private final MovementRules navigation;
  private final ReachChecks objections;
  private final Galaxy galaxy;
  private final Map<Errand, BestPaths> charts = new HashMap<>();

  public PathFinder(MovementRules navigation) {
    this.navigation = navigation;
    this.objections = new ReachChecks(navigation);
    this.galaxy = navigation.view().table().galaxy();
  }

  /** What components add to the move value of a ship, without boosts and rifts. */
  public int added(Ship ship) {
    return navigation.added(ship);
  }

  /**
   * Finds the best path.
   *
   * @param wanted systems that the path must enter to take cargo aboard
   * @param boosts how many systems further the ship may move if it needs to
   */
  public Reach find(Ship ship, Set<SystemId> wanted, int boosts) {
    ConstrainedShip vessel = navigation.vessel(ship);
    return objections
        .toLeaving(vessel)
        .<Reach>map(held -> held)
        .or(() -> within(vessel, wanted, boosts))
        .orElseGet(() -> whyNot(vessel, wanted, boosts));
  }

  /** The best path of a ship that can come, without cargo to fetch. */
  public Optional<Arrives> arrival(ConstrainedShip vessel, int boosts) {
    return objections.toLeaving(vessel).isPresent()
        ? Optional.empty()
        : within(vessel, Set.of(), boosts);
  }

  /** Checks a path that the player has chosen. */
  public Reach follow(Ship ship, List<SystemId> path, int boosts) {
    ConstrainedShip vessel = navigation.vessel(ship);
    Optional<StaysAway> stopped =
        objections
            .toLeaving(vessel)
            .or(() -> objections.toShape(vessel, path))
            .or(() -> objections.toPassing(vessel.waters(), path));
    if (stopped.isPresent()) {
      return stopped.get();
    }
    Route route = Route.along(vessel.waters(), galaxy, ship.from(), path);
    int move = navigation.move(vessel);
    return route.cost() <= move + boosts
        ? new Arrives(route, Math.max(0, route.cost() - move))
        : objections.toLength(ship, path, route.cost());
  }

  private Optional<Arrives> within(ConstrainedShip vessel, Set<SystemId> wanted, int boosts) {
    if (vessel.waters().entering().isPresent()) {
      return Optional.empty();
    }
    int move = navigation.move(vessel);
    return IntStream.rangeClosed(0, boosts)
        .boxed()
        .flatMap(more ->
            best(vessel, wanted, move + more).map(route -> new Arrives(route, more)).stream())
        .findFirst();
  }

  private Optional<Route> best(ConstrainedShip vessel, Set<SystemId> wanted, int move) {
    MovementConstraints waters = vessel.waters();
    int once = waters.riftBonus();
    int reach = wanted.isEmpty() ? ANY_COST : move + once;
    return charts
        .computeIfAbsent(
            new Errand(waters, wanted, reach),
            _ -> BestPaths.of(navigation.view(), waters, wanted, reach))
        .best(vessel.at(), move, once)
        .map(way -> way.route(galaxy.ids(), once));
  }

  /**
   * The rule that bars the best path. Of the paths within the move value, the best has the fewest
   * closed systems, and the rule is its first ban. If no path is within the move value, the rule is
   * a ban if the active system may not be entered, or else that the cargo is out of the way, or
   * else that the path is too long.
   */
  private StaysAway whyNot(ConstrainedShip vessel, Set<SystemId> wanted, int boosts) {
    MovementConstraints waters = vessel.waters();
    Optional<Ban> closed = waters.entering();
    MovementView view = navigation.view();
    int most = navigation.move(vessel) + boosts;
    int once = waters.riftBonus();
    Optional<PartialPath> near =
        BestPaths.overBars(view, waters, wanted, most + once).best(vessel.at(), most, once);
    Optional<PartialPath> far =
        BestPaths.overBars(view, waters, Set.of(), ANY_COST).best(vessel.at(), ANY_COST, 0);
    if (far.isEmpty()) {
      return new StaysAway(closed.orElse(NO_CHAIN), List.of(), 0);
    }
    return near.or(() -> closed.isPresent() ? far : Optional.empty())
        .flatMap(way -> objections.toPassing(waters, way.entered(galaxy.ids())))
        .or(() -> elsewhere(vessel, wanted, boosts))
        .orElseGet(() -> tooFar(vessel, wanted, far.get().entered(galaxy.ids())));
  }

  /** The answer for a ship that could come, but not on a path through the systems of its cargo. */
  private Optional<StaysAway> elsewhere(ConstrainedShip vessel, Set<SystemId> wanted, int boosts) {
    return Optional.of(wanted)
        .filter(stops -> !stops.isEmpty())
        .flatMap(_ -> within(vessel, Set.of(), boosts))
        .map(alone -> new StaysAway(CARGO_ELSEWHERE, alone.route().entered(), 0));
  }

  private StaysAway tooFar(ConstrainedShip vessel, Set<SystemId> wanted, List<SystemId> path) {
    Ship ship = vessel.ship();
    return best(vessel, wanted, navigation.moveUnslowed(ship))
        .map(route -> objections.toLength(ship, route.entered(), route.cost()))
        .orElseGet(() -> objections.toLength(ship, path, ANY_COST));
  }

  /** The arguments of a search. Ships with the same constraints share the result. */
  private record Errand(MovementConstraints waters, Set<SystemId> wanted, int reach) {}
}

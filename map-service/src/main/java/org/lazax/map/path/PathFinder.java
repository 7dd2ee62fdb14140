package org.lazax.map.path;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.lazax.map.path.Reach.Arrives;
import org.lazax.map.path.Reach.StaysAway;
import org.lazax.rules.movement.Ban;
import org.lazax.rules.movement.MovementView;
import org.lazax.rules.movement.Ship;
import org.lazax.table.galaxy.Galaxy;
import org.lazax.table.galaxy.SystemId;

/**
 * Brings ships to the active system, each judged by itself on the position before any moves. Rules:
 * movement.4, movement.6.
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

  /** For the ships of who moves. */
  public static PathFinder of(MovementView view) {
    return new PathFinder(new MovementRules(view));
  }

  /** How many ships may go one system further. */
  public int boosts() {
    return navigation.boosts();
  }

  /** What components add to the move value of a ship, boosts and rifts apart. */
  public int added(Ship ship) {
    return navigation.added(ship);
  }

  /**
   * Finds the best way.
   *
   * @param wanted systems the way must touch, for the sake of cargo
   * @param boosted whether the ship may have a boost if it needs one
   */
  public Reach find(Ship ship, Set<SystemId> wanted, boolean boosted) {
    ConstrainedShip vessel = navigation.vessel(ship);
    return objections
        .toLeaving(vessel)
        .<Reach>map(held -> held)
        .or(() -> within(vessel, wanted, boosted))
        .orElseGet(() -> whyNot(vessel, wanted, boosted));
  }

  /** The best way if the ship can come, wherever that leads. */
  public Optional<Arrives> arrival(ConstrainedShip vessel, boolean boosted) {
    return objections.toLeaving(vessel).isPresent()
        ? Optional.empty()
        : within(vessel, Set.of(), boosted);
  }

  /** Follows a way that the player has chosen. */
  public Reach follow(Ship ship, List<SystemId> path, boolean boosted) {
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
    boolean unaided = route.cost() <= move;
    return unaided || (boosted && route.cost() <= move + 1)
        ? new Arrives(route, !unaided)
        : objections.toLength(ship, path, route.cost());
  }

  private Optional<Arrives> within(ConstrainedShip vessel, Set<SystemId> wanted, boolean boosted) {
    if (vessel.waters().entering().isPresent()) {
      return Optional.empty();
    }
    int move = navigation.move(vessel);
    Optional<Route> unaided = best(vessel, wanted, move);
    return unaided.isPresent() || !boosted
        ? unaided.map(route -> new Arrives(route, false))
        : best(vessel, wanted, move + 1).map(route -> new Arrives(route, true));
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
   * The rule that stands in the best way: of those within the move value the one with the fewest
   * bars, else the shortest of all.
   */
  private StaysAway whyNot(ConstrainedShip vessel, Set<SystemId> wanted, boolean boosted) {
    MovementConstraints waters = vessel.waters();
    Optional<Ban> closed = waters.entering();
    MovementView view = navigation.view();
    int most = navigation.move(vessel) + (boosted ? 1 : 0);
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
        .or(() -> elsewhere(vessel, wanted, boosted))
        .orElseGet(() -> tooFar(vessel, wanted, far.get().entered(galaxy.ids())));
  }

  /** The ship could come, but not by way of its cargo. */
  private Optional<StaysAway> elsewhere(
      ConstrainedShip vessel, Set<SystemId> wanted, boolean boosted) {
    return Optional.of(wanted)
        .filter(stops -> !stops.isEmpty())
        .flatMap(_ -> within(vessel, Set.of(), boosted))
        .map(alone -> new StaysAway(CARGO_ELSEWHERE, alone.route().entered(), 0));
  }

  private StaysAway tooFar(ConstrainedShip vessel, Set<SystemId> wanted, List<SystemId> path) {
    Ship ship = vessel.ship();
    return best(vessel, wanted, navigation.moveUnslowed(ship))
        .map(route -> objections.toLength(ship, route.entered(), route.cost()))
        .orElseGet(() -> objections.toLength(ship, path, ANY_COST));
  }

  /** What a chart is drawn for; all ships that meet the same share their waters. */
  private record Errand(MovementConstraints waters, Set<SystemId> wanted, int reach) {}
}

package org.lazax.map.movement;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.lazax.map.movement.Reach.Arrives;
import org.lazax.map.movement.Reach.StaysAway;
import org.lazax.map.movement.ability.Ban;
import org.lazax.map.movement.ability.MovementView;
import org.lazax.map.movement.ability.Ship;
import org.lazax.table.galaxy.SystemId;

/**
 * Brings ships to the active system, each judged by itself on the position before any moves. Rules:
 * movement.4, movement.6.
 */
public final class Pilot {
  private static final int ANY_COST = Integer.MAX_VALUE;
  private static final Ban NO_CHAIN =
      new Ban("movement.4.6", "no chain of adjacent systems leads to the active system");
  private static final Ban CARGO_ELSEWHERE =
      new Ban("transport.1", "cargo is taken aboard where the ship starts, passes or ends");

  private final Navigation navigation;
  private final Objections objections;
  private final int reach;
  private final Nearness nearness;
  private final List<SystemId> notable;
  private final Map<Ship, Waters> waters = new HashMap<>();
  private final Map<Errand, SeaChart> charts = new HashMap<>();

  /**
   * @param fleet the ships that may be asked for
   */
  Pilot(Navigation navigation, Collection<Ship> fleet) {
    this.navigation = navigation;
    this.objections = new Objections(navigation);
    this.reach =
        fleet.stream()
            .mapToInt(ship -> navigation.moveUnslowed(ship) + navigation.riftBonus(ship) + 1)
            .max()
            .orElse(0);
    this.nearness = new Nearness(navigation, reach);
    this.notable = nearness.systems().stream().filter(navigation::isNotable).toList();
  }

  /** For these ships of one player. */
  public static Pilot of(MovementView view, Collection<Ship> fleet) {
    return new Pilot(new Navigation(view), fleet);
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
    return objections
        .toLeaving(ship)
        .<Reach>map(held -> held)
        .or(() -> within(ship, wanted, boosted))
        .orElseGet(() -> whyNot(ship, wanted, boosted));
  }

  /** The best way if the ship can come, wherever that leads. */
  Optional<Arrives> arrival(Ship ship, Set<SystemId> wanted, boolean boosted) {
    return objections.toLeaving(ship).isPresent()
        ? Optional.empty()
        : within(ship, wanted, boosted);
  }

  /** Follows a way that the player has chosen. */
  Reach follow(Ship ship, List<SystemId> path, boolean boosted) {
    Optional<StaysAway> stopped =
        objections
            .toLeaving(ship)
            .or(() -> objections.toShape(ship, path))
            .or(() -> objections.toPassing(ship, path));
    if (stopped.isPresent()) {
      return stopped.get();
    }
    Route route = Route.along(navigation, ship, path);
    boolean unaided = route.cost() <= navigation.move(ship);
    return unaided || boosted && route.cost() <= navigation.move(ship) + 1
        ? new Arrives(route, !unaided)
        : objections.toLength(ship, path, route.cost());
  }

  private Optional<Arrives> within(Ship ship, Set<SystemId> wanted, boolean boosted) {
    if (navigation.entering(ship).isPresent()) {
      return Optional.empty();
    }
    int move = navigation.move(ship);
    return best(ship, wanted, move)
        .map(route -> new Arrives(route, false))
        .or(() ->
            boosted
                ? best(ship, wanted, move + 1).map(route -> new Arrives(route, true))
                : Optional.empty());
  }

  private Optional<Route> best(Ship ship, Set<SystemId> wanted, int move) {
    int once = navigation.riftBonus(ship);
    if (!nearness.mightReach(ship.from(), move + once)) {
      return Optional.empty();
    }
    Errand errand = new Errand(waters(ship), wanted);
    return charts
        .computeIfAbsent(errand, _ -> SeaChart.of(navigation, ship, wanted, reach))
        .best(ship.from(), move, once)
        .map(way -> Route.along(navigation, ship, way.entered()));
  }

  private Waters waters(Ship ship) {
    return waters.computeIfAbsent(ship, _ -> Waters.of(navigation, ship, notable));
  }

  /**
   * The rule that stands in the best way: of those within the move value the one with the fewest
   * bars, else the shortest of all.
   */
  private StaysAway whyNot(Ship ship, Set<SystemId> wanted, boolean boosted) {
    Optional<Ban> closed = navigation.entering(ship);
    SeaChart all = SeaChart.overBars(navigation, ship, wanted, ANY_COST);
    int most = navigation.move(ship) + (boosted ? 1 : 0);
    Optional<Way> near = all.best(ship.from(), most, navigation.riftBonus(ship));
    Optional<Way> far = all.best(ship.from(), ANY_COST, 0);
    if (far.isEmpty()) {
      return new StaysAway(closed.orElse(NO_CHAIN), List.of(), 0);
    }
    return near.or(() -> closed.isPresent() ? far : Optional.empty())
        .flatMap(way -> objections.toPassing(ship, way.entered()))
        .or(() -> elsewhere(ship, wanted, boosted))
        .orElseGet(() -> tooFar(ship, wanted, far.get().entered()));
  }

  /** The ship could come, but not by way of its cargo. */
  private Optional<StaysAway> elsewhere(Ship ship, Set<SystemId> wanted, boolean boosted) {
    return Optional.of(wanted)
        .filter(stops -> !stops.isEmpty())
        .flatMap(_ -> within(ship, Set.of(), boosted))
        .map(alone -> new StaysAway(CARGO_ELSEWHERE, alone.route().entered(), 0));
  }

  private StaysAway tooFar(Ship ship, Set<SystemId> wanted, List<SystemId> path) {
    return best(ship, wanted, navigation.moveUnslowed(ship))
        .map(route -> objections.toLength(ship, route.entered(), route.cost()))
        .orElseGet(() -> objections.toLength(ship, path, ANY_COST));
  }

  /** What a chart is drawn for. */
  private record Errand(Waters waters, Set<SystemId> wanted) {}
}

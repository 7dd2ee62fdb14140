package org.lazax.map.movement;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.map.movement.MovementOption.Escorted;
import org.lazax.map.movement.MovementOption.Mover;
import org.lazax.map.movement.MovementOption.SharedBoost;
import org.lazax.map.path.Boosts;
import org.lazax.map.path.Boosts.Boost;
import org.lazax.map.path.ConstrainedShip;
import org.lazax.map.path.MovementConstraints;
import org.lazax.map.path.MovementRules;
import org.lazax.map.path.PathFinder;
import org.lazax.map.path.Reach.Arrives;
import org.lazax.map.path.Route;
import org.lazax.map.state.Pickup;
import org.lazax.rules.movement.MovementView;
import org.lazax.rules.procedure.MapProcedure.Movement;
import org.lazax.rules.showing.Showing;
import org.lazax.rules.showing.ShownFor;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * Finds all ships that can reach the active system, and what they may carry there; and those that
 * are there and may take units of its planets aboard. Rule: transport.N3.
 */
public final class Movers {
  private final Table table;
  private final Seat seat;
  private final SystemId active;
  private final MovementRules navigation;
  private final Map<Stop, List<Pickup>> aboard = new HashMap<>();

  private final List<ComponentRef> shown;

  private Movers(Showing showing, Movement movement) {
    this.table = showing.table();
    this.shown = showing.components();
    this.seat = movement.seat();
    this.active = movement.system();
    this.navigation = new MovementRules(MovementView.of(table, seat, active));
  }

  /** Those that can reach it while the player shows nothing that lies face down. */
  public static MovementOption of(Table table, Movement movement) {
    return new Movers(Showing.nothing(table), movement).option();
  }

  /** The same, and what else reaches it if the player shows what lets ships move further. */
  static List<MovementOption> each(Table table, Movement movement) {
    List<MovementOption> all = new ArrayList<>();
    for (Showing showing : Showing.by(table, movement.seat(), ShownFor.MOVEMENT)) {
      MovementOption option = new Movers(showing, movement).option();
      if (showing.isNothing() || !option.ships().equals(all.getFirst().ships())) {
        all.add(option);
      }
    }
    return all;
  }

  /**
   * Whether there may be at least one, by what everybody can know. Players whose ships may have
   * something aboard that lets them move further are asked as well.
   */
  public static boolean are(Table table, Movement movement) {
    return Showing.mayAllow(
        table,
        movement.seat(),
        ShownFor.MOVEMENT,
        now -> new Movers(Showing.nothing(now), movement).are());
  }

  private boolean are() {
    PathFinder pilot = new PathFinder(navigation);
    List<MovableUnits> fleets = MovableUnits.of(table, seat);
    Boosts boosts = navigation.boosts();
    return fleets.stream()
        .anyMatch(fleet ->
            !lifted(fleet).isEmpty() || arrival(pilot, fleet, boosts.of(fleet.like())).isPresent());
  }

  private MovementOption option() {
    PathFinder pilot = new PathFinder(navigation);
    Boosts boosts = navigation.boosts();
    List<Mover> movers = new ArrayList<>();
    List<MovableUnits> fleets = MovableUnits.of(table, seat);
    for (MovableUnits fleet : fleets) {
      List<Boost> usable =
          boosts.of(fleet.like()).stream()
              .filter(boost -> isEscorted(pilot, fleets, boosts, boost))
              .toList();
      arrival(pilot, fleet, usable)
          .ifPresent(arrives ->
              movers.add(
                  mover(
                      fleet,
                      navigation.vessel(fleet.like()),
                      arrives,
                      usable.subList(0, arrives.boosts()))));
    }
    for (MovableUnits fleet : fleets) {
      List<Pickup> lifted = lifted(fleet);
      if (!lifted.isEmpty()) {
        movers.add(Mover.staying(fleet, lifted));
      }
    }
    return new MovementOption(active, shared(movers) + boosts.forAll(), movers, shown);
  }

  /** How many ships may have the boosts that only some may have. */
  private static int shared(List<Mover> movers) {
    return movers.stream()
        .flatMap(mover -> mover.boosts().stream())
        .filter(boost -> boost.escort().isPresent())
        .distinct()
        .mapToInt(SharedBoost::ships)
        .sum();
  }

  private Optional<Arrives> arrival(PathFinder pilot, MovableUnits fleet, List<Boost> boosts) {
    return pilot.arrival(navigation.vessel(fleet.like()), boosts.size());
  }

  /** Whether the ship that has to come too can. */
  private boolean isEscorted(
      PathFinder pilot, List<MovableUnits> fleets, Boosts boosts, Boost boost) {
    return boost.escort().isEmpty()
        || fleets.stream()
            .filter(fleet -> fleet.stack().mark().equals(boost.escort()))
            .anyMatch(fleet -> arrival(pilot, fleet, boosts.of(fleet.like())).isPresent());
  }

  private Mover mover(
      MovableUnits fleet, ConstrainedShip vessel, Arrives arrives, List<Boost> used) {
    Route route = arrives.route();
    int capacity = fleet.card().capacity();
    return new Mover(
        fleet.like().from(),
        fleet.stack().type(),
        fleet.stack().damaged(),
        fleet.stack().count(),
        route.entered(),
        new PassageChoice(vessel.waters(), fleet.like().from(), route.entered()).choices(),
        route.dice(),
        arrives.boosted(),
        capacity,
        capacity == 0 ? List.of() : cargo(vessel, route),
        fleet.stack().mark(),
        navigation.mayGoAhead(fleet.like()),
        used.stream().anyMatch(boost -> boost.escort().isPresent())
            ? used.stream().map(Movers::shared).toList()
            : List.of(),
        escorted(fleet, route));
  }

  private List<Escorted> escorted(MovableUnits fleet, Route route) {
    return route.entered().stream()
        .filter(system -> !system.equals(active))
        .map(system -> new Escorted(system, List.copyOf(navigation.escorts(fleet.like(), system))))
        .filter(passage -> !passage.with().isEmpty())
        .toList();
  }

  private static SharedBoost shared(Boost boost) {
    return new SharedBoost(boost.by(), boost.ships(), boost.escort());
  }

  /** What ships that are in the active system may take aboard from its planets. */
  private List<Pickup> lifted(MovableUnits fleet) {
    if (fleet.card().capacity() == 0 || !fleet.like().from().equals(active)) {
      return List.of();
    }
    MovementConstraints waters = navigation.vessel(fleet.like()).waters();
    return aboard(waters, active).stream().filter(pickup -> !pickup.from().isSpace()).toList();
  }

  private List<Pickup> cargo(ConstrainedShip vessel, Route route) {
    MovementConstraints waters = vessel.waters();
    Set<SystemId> stops = new LinkedHashSet<>();
    stops.add(vessel.ship().from());
    stops.addAll(route.entered());
    List<Pickup> cargo = new ArrayList<>();
    for (SystemId stop : stops) {
      cargo.addAll(aboard(waters, stop));
    }
    return cargo;
  }

  private List<Pickup> aboard(MovementConstraints waters, SystemId stop) {
    return aboard.computeIfAbsent(new Stop(waters, stop), _ -> cargo(waters, stop));
  }

  private List<Pickup> cargo(MovementConstraints waters, SystemId stop) {
    int number = table.galaxy().number(stop);
    List<Pickup> cargo = new ArrayList<>();
    for (Map.Entry<Place, List<UnitStack>> at : table.units().in(stop).entrySet()) {
      for (UnitStack stack : at.getValue()) {
        if (stack.owner().equals(seat)
            && isCargo(stack)
            && waters.carrying(stack, number).isEmpty()) {
          cargo.add(new Pickup(at.getKey(), stack.type(), stack.count(), stack.damaged()));
        }
      }
    }
    return cargo;
  }

  /** A unit that a card tells from its equals goes by itself. */
  private boolean isCargo(UnitStack stack) {
    return stack.mark().isEmpty()
        && (stack.type() == UnitType.FIGHTER
            || (!stack.type().isShip() && Stats.of(table, stack).isGroundForce()));
  }

  /** A system in which ships with the same constraints take cargo aboard. */
  private record Stop(MovementConstraints waters, SystemId system) {}
}

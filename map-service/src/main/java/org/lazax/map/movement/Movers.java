package org.lazax.map.movement;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.map.movement.MovementOption.Mover;
import org.lazax.map.path.ConstrainedShip;
import org.lazax.map.path.MovementConstraints;
import org.lazax.map.path.MovementRules;
import org.lazax.map.path.PathFinder;
import org.lazax.map.path.Reach.Arrives;
import org.lazax.map.path.Route;
import org.lazax.map.state.Pickup;
import org.lazax.rules.movement.MovementView;
import org.lazax.rules.procedure.MapProcedure.Movement;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** Finds all ships that can reach the active system, and what they may carry there. */
public final class Movers {
  private final Table table;
  private final Seat seat;
  private final SystemId active;
  private final MovementRules navigation;
  private final Map<Stop, List<Pickup>> aboard = new HashMap<>();

  private Movers(Table table, Movement movement) {
    this.table = table;
    this.seat = movement.seat();
    this.active = movement.system();
    this.navigation = new MovementRules(MovementView.of(table, seat, active));
  }

  public static MovementOption of(Table table, Movement movement) {
    return new Movers(table, movement).option();
  }

  /** Whether there is at least one. */
  public static boolean are(Table table, Movement movement) {
    return new Movers(table, movement).are();
  }

  private boolean are() {
    PathFinder pilot = new PathFinder(navigation);
    boolean boosted = navigation.boosts() > 0;
    return MovableUnits.of(table, seat).stream()
        .anyMatch(fleet -> pilot.arrival(navigation.vessel(fleet.like()), boosted).isPresent());
  }

  private MovementOption option() {
    PathFinder pilot = new PathFinder(navigation);
    int boosts = navigation.boosts();
    List<Mover> movers = new ArrayList<>();
    for (MovableUnits fleet : MovableUnits.of(table, seat)) {
      ConstrainedShip vessel = navigation.vessel(fleet.like());
      pilot
          .arrival(vessel, boosts > 0)
          .ifPresent(arrives -> movers.add(mover(fleet, vessel, arrives)));
    }
    return new MovementOption(active, boosts, movers);
  }

  private Mover mover(MovableUnits fleet, ConstrainedShip vessel, Arrives arrives) {
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
        navigation.mayGoAhead(fleet.like()));
  }

  private List<Pickup> cargo(ConstrainedShip vessel, Route route) {
    MovementConstraints waters = vessel.waters();
    Set<SystemId> stops = new LinkedHashSet<>();
    stops.add(vessel.ship().from());
    stops.addAll(route.entered());
    List<Pickup> cargo = new ArrayList<>();
    for (SystemId stop : stops) {
      cargo.addAll(aboard.computeIfAbsent(new Stop(waters, stop), _ -> aboard(waters, stop)));
    }
    return cargo;
  }

  private List<Pickup> aboard(MovementConstraints waters, SystemId stop) {
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

  private boolean isCargo(UnitStack stack) {
    return stack.type() == UnitType.FIGHTER
        || (!stack.type().isShip() && Stats.of(table, stack).isGroundForce());
  }

  /** A system in which ships with the same constraints take cargo aboard. */
  private record Stop(MovementConstraints waters, SystemId system) {}
}

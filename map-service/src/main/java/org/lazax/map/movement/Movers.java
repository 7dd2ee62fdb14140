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
import org.lazax.map.movement.Reach.Arrives;
import org.lazax.map.movement.ability.MovementView;
import org.lazax.map.movement.ability.Ship;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.procedure.MapProcedure.Movement;
import org.lazax.table.stats.Stats;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** Finds every ship that can reach the active system, and what it may carry there. */
public final class Movers {
  private final Table table;
  private final Seat seat;
  private final SystemId active;
  private final Navigation navigation;
  private final Map<SystemId, List<Pickup>> waiting = new HashMap<>();

  private Movers(Table table, Movement movement) {
    this.table = table;
    this.seat = movement.seat();
    this.active = movement.system();
    this.navigation = new Navigation(MovementView.of(table, seat, active));
  }

  public static MovementOption of(Table table, Movement movement) {
    return new Movers(table, movement).option();
  }

  /** Whether there is any. */
  public static boolean are(Table table, Movement movement) {
    return new Movers(table, movement).are();
  }

  private boolean are() {
    List<Fleet> fleets = Fleet.of(table, seat);
    Pilot pilot = pilot(fleets);
    boolean boosted = navigation.boosts() > 0;
    return fleets.stream()
        .anyMatch(fleet -> pilot.arrival(fleet.like(), Set.of(), boosted).isPresent());
  }

  private Pilot pilot(List<Fleet> fleets) {
    return new Pilot(navigation, fleets.stream().map(Fleet::like).toList());
  }

  private MovementOption option() {
    List<Fleet> fleets = Fleet.of(table, seat);
    Pilot pilot = pilot(fleets);
    int boosts = navigation.boosts();
    List<Mover> movers = new ArrayList<>();
    for (Fleet fleet : fleets) {
      pilot
          .arrival(fleet.like(), Set.of(), boosts > 0)
          .ifPresent(arrives -> movers.add(mover(fleet, arrives)));
    }
    return new MovementOption(active, boosts, movers);
  }

  private Mover mover(Fleet fleet, Arrives arrives) {
    Route route = arrives.route();
    int capacity = fleet.card().capacity();
    return new Mover(
        fleet.like().from(),
        fleet.stack().type(),
        fleet.stack().damaged(),
        fleet.stack().count(),
        route.entered(),
        new Crossings(navigation.view().map(), fleet.like().from(), route.entered()).choices(),
        route.dice(),
        arrives.boosted(),
        capacity,
        capacity == 0 ? List.of() : cargo(fleet.like(), route),
        navigation.mayGoAhead(fleet.like()));
  }

  private List<Pickup> cargo(Ship ship, Route route) {
    List<Pickup> cargo = new ArrayList<>();
    Set<SystemId> stops = new LinkedHashSet<>();
    stops.add(ship.from());
    stops.addAll(route.entered());
    for (SystemId stop : stops) {
      for (Pickup pickup : waiting.computeIfAbsent(stop, this::waiting)) {
        UnitStack units = new UnitStack(seat, pickup.type(), pickup.count(), pickup.damaged());
        if (navigation.carrying(ship, units, stop).isEmpty()) {
          cargo.add(pickup);
        }
      }
    }
    return cargo;
  }

  /** All of the player's in a system that ships carry. */
  private List<Pickup> waiting(SystemId system) {
    List<Pickup> cargo = new ArrayList<>();
    for (Map.Entry<Place, List<UnitStack>> at : table.units().in(system).entrySet()) {
      for (UnitStack stack : at.getValue()) {
        if (stack.owner().equals(seat) && isCargo(stack)) {
          cargo.add(new Pickup(at.getKey(), stack.type(), stack.count(), stack.damaged()));
        }
      }
    }
    return cargo;
  }

  private boolean isCargo(UnitStack stack) {
    return stack.type() == UnitType.FIGHTER
        || !stack.type().isShip() && Stats.of(table, stack).isGroundForce();
  }
}

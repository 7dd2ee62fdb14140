package org.lazax.map.movement;

import java.util.ArrayList;
import java.util.HashSet;
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

  private Movers(Table table, Movement movement) {
    this.table = table;
    this.seat = movement.seat();
    this.active = movement.system();
    this.navigation = new Navigation(MovementView.of(table, seat, active));
  }

  public static MovementOption of(Table table, Movement movement) {
    return new Movers(table, movement).option();
  }

  private MovementOption option() {
    List<Fleet> fleets = Fleet.of(table, seat);
    Pilot pilot = new Pilot(navigation, fleets.stream().map(Fleet::like).toList());
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
        route.dice(),
        arrives.boosted(),
        capacity,
        capacity == 0 ? List.of() : cargo(fleet.like(), route));
  }

  private List<Pickup> cargo(Ship ship, Route route) {
    List<Pickup> cargo = new ArrayList<>();
    Set<SystemId> seen = new HashSet<>();
    seen.add(ship.from());
    load(ship, ship.from(), cargo);
    for (SystemId entered : route.entered()) {
      if (seen.add(entered)) {
        load(ship, entered, cargo);
      }
    }
    return cargo;
  }

  private void load(Ship ship, SystemId system, List<Pickup> cargo) {
    for (Map.Entry<Place, List<UnitStack>> at : table.units().in(system).entrySet()) {
      for (UnitStack stack : at.getValue()) {
        if (stack.owner().equals(seat)
            && isCargo(stack)
            && navigation.carrying(ship, stack, system).isEmpty()) {
          cargo.add(new Pickup(at.getKey(), stack.type(), stack.count(), stack.damaged()));
        }
      }
    }
  }

  private boolean isCargo(UnitStack stack) {
    return stack.type() == UnitType.FIGHTER || Stats.of(table, stack).isGroundForce();
  }
}

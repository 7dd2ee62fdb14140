package org.lazax.map.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.procedure.MapProcedure.Movement;
import org.lazax.table.stats.Stats;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** Finds every ship that can reach the active system, and what it may carry there. */
final class Movers {
  private final Table table;
  private final Seat seat;
  private final SystemId active;
  private final SeaChart chart;

  private Movers(Table table, Movement movement) {
    this.table = table;
    this.seat = movement.seat();
    this.active = movement.system();
    this.chart = new SeaChart(table, seat, active);
  }

  static MovementOption of(Table table, Movement movement) {
    Movers movers = new Movers(table, movement);
    return new MovementOption(
        movement.system(), movers.chart.privileges().boostedShips(), movers.all());
  }

  private List<MovementOption.Mover> all() {
    List<MovementOption.Mover> movers = new ArrayList<>();
    for (Map.Entry<Place, List<UnitStack>> at : table.units().at().entrySet()) {
      SystemId from = at.getKey().system();
      if (at.getKey().isSpace() && isFree(from) && chart.least(from).isPresent()) {
        for (UnitStack stack : at.getValue()) {
          if (stack.owner().equals(seat)) {
            mover(from, stack).ifPresent(movers::add);
          }
        }
      }
    }
    return movers;
  }

  private Optional<MovementOption.Mover> mover(SystemId from, UnitStack stack) {
    UnitCard card = Stats.of(table, stack);
    int speed = Speed.of(table, from, card);
    if (speed == 0) {
      return Optional.empty();
    }
    Optional<Route> unaided = chart.best(from, speed);
    return unaided
        .or(() ->
            chart.privileges().boostedShips() > 0 ? chart.best(from, speed + 1) : Optional.empty())
        .map(route ->
            new MovementOption.Mover(
                from,
                stack.type(),
                stack.damaged(),
                stack.count(),
                route.entered(),
                route.rifts(),
                unaided.isEmpty(),
                card.capacity(),
                card.capacity() == 0 ? List.of() : cargo(from, route)));
  }

  private List<Pickup> cargo(SystemId from, Route route) {
    List<Pickup> cargo = new ArrayList<>();
    load(from, cargo);
    for (SystemId entered : route.entered()) {
      if (!entered.equals(from)) {
        load(entered, cargo);
      }
    }
    return cargo;
  }

  private void load(SystemId system, List<Pickup> cargo) {
    if (!isFree(system)) {
      return;
    }
    for (Map.Entry<Place, List<UnitStack>> at : table.units().in(system).entrySet()) {
      for (UnitStack stack : at.getValue()) {
        if (stack.owner().equals(seat) && isCargo(stack)) {
          cargo.add(new Pickup(at.getKey(), stack.type(), stack.count(), stack.damaged()));
        }
      }
    }
  }

  private boolean isCargo(UnitStack stack) {
    return stack.type() == UnitType.FIGHTER || Stats.of(table, stack).isGroundForce();
  }

  /** Ships leave, and take cargo aboard, only here. Rules: movement.4.3, transport.3. */
  private boolean isFree(SystemId system) {
    return system.equals(active) || !table.tokens().getOrDefault(system, Set.of()).contains(seat);
  }
}

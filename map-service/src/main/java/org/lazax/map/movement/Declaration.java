package org.lazax.map.movement;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Refused;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.procedure.MapProcedure.Movement;
import org.lazax.table.stats.Stats;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;
import org.lazax.table.units.Units;

/**
 * All moves of one movement, judged on the position before any of them. Rules: movement.4 to
 * movement.6, transport, capacity.N4.
 */
final class Declaration {
  private final Table table;
  private final Seat seat;
  private final SystemId active;
  private final SeaChart chart;
  private final Map<Place, List<UnitStack>> leaving = new TreeMap<>();
  private int boosted;

  private Declaration(Table table, Movement movement) {
    this.table = table;
    this.seat = movement.seat();
    this.active = movement.system();
    this.chart = new SeaChart(table, seat, active);
  }

  /**
   * What the ships then do.
   *
   * @throws Refused naming the first rule that is broken
   */
  static List<Voyage> judge(Table table, Movement movement, List<ShipMove> moves) {
    Declaration declaration = new Declaration(table, movement);
    List<Voyage> voyages = new ArrayList<>();
    for (ShipMove move : moves) {
      voyages.add(declaration.judge(move));
    }
    declaration.requirePresence(moves);
    return voyages;
  }

  private Voyage judge(ShipMove move) {
    require(table.galaxy().has(move.from()), "movement.4", "there is no such system", move);
    require(
        move.from().equals(active) || !hasToken(move.from()),
        "movement.4.3",
        "a ship does not leave a system with a command token of its own player",
        move);
    UnitCard ship =
        Stats.find(table, seat, move.type())
            .filter(card -> card.move() > 0)
            .orElseThrow(() -> refused("movement.3", "that unit does not move by itself", move));
    Set<SystemId> stops = stops(move);
    Voyage voyage =
        new Voyage(move.from(), move.type(), move.damaged(), way(move, ship, stops), move.cargo());
    judgeCargo(move, ship, voyage, stops);
    leave(Place.space(move.from()), stack(move.type(), 1, move.damaged()));
    return voyage;
  }

  // ---- the way ----

  private List<SystemId> way(ShipMove move, UnitCard ship, Set<SystemId> stops) {
    chart
        .entering()
        .ifPresent(refusal -> {
          throw new Refused(refusal);
        });
    int speed = Speed.of(table, move.from(), ship);
    int most = speed + (boosted < chart.privileges().boostedShips() ? 1 : 0);
    Route route =
        move.path()
            .map(path -> given(move, path))
            .or(() -> found(move, speed, stops))
            .or(() -> found(move, most, stops))
            .orElseThrow(() -> tooFar(move, speed));
    if (route.cost() > most) {
      throw tooFar(move, speed);
    }
    boosted += route.cost() > speed ? 1 : 0;
    return route.entered();
  }

  private Optional<Route> found(ShipMove move, int speed, Set<SystemId> stops) {
    return chart
        .best(move.from(), speed)
        .filter(route -> route.entered().containsAll(stops))
        .or(() ->
            stops.isEmpty()
                ? Optional.empty()
                : Detour.over(table.galaxy(), chart, move.from(), active, speed, stops));
  }

  private Route given(ShipMove move, List<SystemId> path) {
    require(
        !path.isEmpty() && path.getLast().equals(active),
        "movement.4.1",
        "a ship must end its movement in the active system",
        move);
    SystemId at = move.from();
    int rifts = 0;
    for (int step = 0; step < path.size(); step++) {
      SystemId next = path.get(step);
      require(
          table.galaxy().has(next) && table.galaxy().areAdjacent(at, next),
          "movement.4.6",
          "a way leads from system to adjacent system",
          move);
      if (step < path.size() - 1) {
        chart
            .passing(next)
            .ifPresent(refusal -> {
              throw new Refused(refusal);
            });
      }
      rifts += chart.isRift(at) ? 1 : 0;
      at = next;
    }
    return new Route(path, rifts);
  }

  private static Refused tooFar(ShipMove move, int speed) {
    return new Refused(
        Refusal.rule("move.1", "the active system is beyond the ship's move value")
            .with("ship", move.type())
            .with("from", move.from())
            .with("move", speed));
  }

  // ---- the cargo ----

  /** Where the way must lead for the sake of the cargo. */
  private Set<SystemId> stops(ShipMove move) {
    Set<SystemId> stops = new HashSet<>();
    move.cargo().forEach(pickup -> stops.add(pickup.from().system()));
    stops.remove(move.from());
    stops.remove(active);
    return stops;
  }

  private void judgeCargo(ShipMove move, UnitCard ship, Voyage voyage, Set<SystemId> stops) {
    require(
        voyage.entered().containsAll(stops),
        "transport.1",
        "cargo is taken aboard where the ship starts, passes or ends",
        move);
    long load = 0;
    for (Pickup pickup : move.cargo()) {
      SystemId stop = pickup.from().system();
      require(
          stop.equals(active) || !hasToken(stop),
          "transport.3",
          "nothing is taken aboard in a system with one's own command token",
          move);
      require(
          pickup.type() == UnitType.FIGHTER
              || Stats.find(table, seat, pickup.type()).filter(UnitCard::isGroundForce).isPresent(),
          "movement.5",
          "ships carry fighters and ground forces alone",
          move);
      load += pickup.count();
      leave(pickup.from(), stack(pickup.type(), pickup.count(), pickup.damaged()));
    }
    require(
        load <= ship.capacity(), "capacity.1", "the ship's capacity is less than its cargo", move);
  }

  private boolean hasToken(SystemId system) {
    return table.tokens().getOrDefault(system, Set.of()).contains(seat);
  }

  // ---- what leaves where it stands ----

  private void leave(Place place, UnitStack units) {
    leaving.computeIfAbsent(place, _ -> new ArrayList<>()).add(units);
  }

  private void requirePresence(List<ShipMove> moves) {
    leaving.forEach((place, stacks) -> {
      List<UnitStack> together = Units.NONE.plus(place, stacks).at(place);
      for (UnitStack stack : together) {
        if (!table.units().contains(place, stack)) {
          throw new Refused(
              Refusal.rule(missing(moves, stack), "there are not so many of these units there")
                  .with("place", place)
                  .with("units", stack));
        }
      }
    });
  }

  /** A fighter that flies may go by itself or aboard, not both. Rules: movement.N3. */
  private static String missing(List<ShipMove> moves, UnitStack stack) {
    boolean flies = moves.stream().anyMatch(move -> move.type() == stack.type());
    return stack.type() == UnitType.FIGHTER && flies ? "movement.N3" : "movement.4";
  }

  private UnitStack stack(UnitType type, int count, boolean damaged) {
    return new UnitStack(seat, type, count, damaged);
  }

  private static void require(boolean holds, String rule, String detail, ShipMove move) {
    if (!holds) {
      throw refused(rule, detail, move);
    }
  }

  private static Refused refused(String rule, String detail, ShipMove move) {
    return new Refused(
        Refusal.rule(rule, detail).with("ship", move.type()).with("from", move.from()));
  }
}

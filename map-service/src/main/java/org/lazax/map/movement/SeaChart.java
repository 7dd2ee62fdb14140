package org.lazax.map.movement;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.lazax.catalog.galaxy.Anomaly;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.map.movement.ability.Privileges;
import org.lazax.table.Table;
import org.lazax.table.galaxy.Galaxy;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * Where one player's ships may go in one movement, and the best ways from everywhere to the active
 * system. Drawn once a movement by searching backwards from the active system. Rules: movement.4.1
 * to movement.4.6, nebula.1, supernova.1, asteroid_field.1, gravity_rift.1.
 */
final class SeaChart {
  /** More rifts than this on one way are never worth it. */
  private static final int MOST_RIFTS = 3;

  /** No ship has a greater move value, boosts included. */
  private static final int MOST_COST = 6;

  private final Table table;
  private final Galaxy galaxy;
  private final Seat seat;
  private final SystemId active;
  private final Privileges privileges;
  private final Map<SystemId, Leg[]> legs = new HashMap<>();
  private final Map<SystemId, Boolean> open = new HashMap<>();

  SeaChart(Table table, Seat seat, SystemId active) {
    this.table = table;
    this.galaxy = table.galaxy();
    this.seat = seat;
    this.active = active;
    this.privileges = Privileges.of(table.player(seat));
    if (entering().isEmpty()) {
      draw();
    }
  }

  Privileges privileges() {
    return privileges;
  }

  /** Why no ship may move into the active system; empty if they may. */
  Optional<Refusal> entering() {
    return anomalous(active);
  }

  /** Why ships may not pass a system on their way; empty if they may. */
  Optional<Refusal> passing(SystemId system) {
    if (galaxy.is(system, Anomaly.NEBULA)) {
      return broken("nebula.1.1", "no ship moves through a nebula", system);
    }
    if (!privileges.passesShips() && holdsOthersShips(system)) {
      return broken("movement.4.2", "ships of other players block the way", system);
    }
    return anomalous(system);
  }

  boolean isRift(SystemId system) {
    return galaxy.is(system, Anomaly.GRAVITY_RIFT);
  }

  /** The way with the fewest dice, then the shortest, that this move value allows. */
  Optional<Route> best(SystemId from, int move) {
    Leg[] found = legs.get(from);
    for (int rifts = 0; found != null && rifts <= MOST_RIFTS; rifts++) {
      if (found[rifts] != null && found[rifts].cost() <= move) {
        return Optional.of(route(found[rifts], rifts));
      }
    }
    return Optional.empty();
  }

  /** The least move value with which the active system can be reached; empty if with none. */
  Optional<Integer> least(SystemId from) {
    Leg[] found = legs.get(from);
    return found == null
        ? Optional.empty()
        : Arrays.stream(found).filter(Objects::nonNull).map(Leg::cost).min(Integer::compare);
  }

  private Optional<Refusal> anomalous(SystemId system) {
    if (galaxy.is(system, Anomaly.SUPERNOVA)) {
      return broken("supernova.1", "no ship moves into or through a supernova", system);
    }
    return galaxy.is(system, Anomaly.ASTEROID_FIELD) && !privileges.entersAsteroidFields()
        ? broken("asteroid_field.1", "no ship moves into or through an asteroid field", system)
        : Optional.empty();
  }

  private boolean holdsOthersShips(SystemId system) {
    for (UnitStack stack : table.units().at(Place.space(system))) {
      if (stack.type().isShip() && !stack.owner().equals(seat)) {
        return true;
      }
    }
    return false;
  }

  private static Optional<Refusal> broken(String rule, String detail, SystemId system) {
    return Optional.of(Refusal.rule(rule, detail).with("system", system));
  }

  private void draw() {
    Deque<Node> next = new ArrayDeque<>();
    next.add(new Node(active, 0, 0));
    while (!next.isEmpty()) {
      Node node = next.poll();
      for (SystemId before : galaxy.adjacent(node.system())) {
        boolean rift = isRift(before);
        int rifts = node.rifts() + (rift ? 1 : 0);
        int cost = node.cost() + (rift ? 0 : 1);
        if (rifts <= MOST_RIFTS && cost <= MOST_COST && improve(before, rifts, cost, node)) {
          if (!before.equals(active)
              && open.computeIfAbsent(before, system -> passing(system).isEmpty())) {
            next.add(new Node(before, rifts, cost));
          }
        }
      }
    }
  }

  private boolean improve(SystemId system, int rifts, int cost, Node via) {
    Leg[] found = legs.computeIfAbsent(system, _ -> new Leg[MOST_RIFTS + 1]);
    if (found[rifts] != null && found[rifts].cost() <= cost) {
      return false;
    }
    found[rifts] = new Leg(cost, via);
    return true;
  }

  private Route route(Leg first, int rifts) {
    List<SystemId> entered = new ArrayList<>();
    Leg leg = first;
    while (true) {
      Node to = leg.to();
      entered.add(to.system());
      if (to.system().equals(active)) {
        return new Route(entered, rifts);
      }
      leg = Objects.requireNonNull(legs.get(to.system()))[to.rifts()];
    }
  }

  /** A system from which the active one is reached at this cost, leaving so many rifts. */
  private record Node(SystemId system, int rifts, int cost) {}

  /** The next step of the best way with so many rifts, and what is left to pay from here. */
  private record Leg(int cost, Node to) {}
}

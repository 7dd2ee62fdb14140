package org.lazax.map.movement;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.galaxy.Anomaly;
import org.lazax.map.movement.ability.Ban;
import org.lazax.map.movement.ability.Hindrance;
import org.lazax.map.movement.ability.MovementHooks;
import org.lazax.map.movement.ability.MovementView;
import org.lazax.map.movement.ability.Rift;
import org.lazax.map.movement.ability.Ship;
import org.lazax.map.movement.component.MovementComponents;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.grants.Components.Granted;
import org.lazax.table.grants.Grant;
import org.lazax.table.units.UnitStack;

/**
 * What holds for each ship in one movement: the rules themselves, what components lift, and what
 * they forbid. A ban beats every permission. Rules: movement.3 to movement.4.6, the anomalies.
 */
final class Navigation {
  private static final int OUT_OF_A_NEBULA = 1;

  private final MovementView view;
  private final List<Granted<MovementHooks>> own = new ArrayList<>();
  private final List<Granted<MovementHooks>> all;
  private final Map<SystemId, Set<Hindrance>> hindrances = new HashMap<>();
  private final Set<SystemId> rifts = new HashSet<>();
  private final Map<SystemId, Set<SystemId>> next = new HashMap<>();
  private final Map<Ship, Waters> waters = new HashMap<>();

  Navigation(MovementView view) {
    this(view, granted(view.table()));
  }

  Navigation(MovementView view, List<Granted<MovementHooks>> all) {
    this.view = view;
    this.all = all;
    all.stream().filter(granted -> granted.grant().user().equals(view.seat())).forEach(own::add);
    view.table().galaxy().systems().forEach(this::survey);
  }

  private static List<Granted<MovementHooks>> granted(Table table) {
    List<Granted<MovementHooks>> all = new ArrayList<>();
    table.players().keySet().forEach(seat -> all.addAll(MovementComponents.of(table, seat)));
    return all;
  }

  MovementView view() {
    return view;
  }

  /** The systems to which ships may go from this one in one step. */
  Set<SystemId> next(SystemId system) {
    return next.computeIfAbsent(system, view.map()::open);
  }

  /** Why this ship may not begin a movement where it is. */
  Optional<Ban> leaving(Ship ship) {
    SystemId from = ship.from();
    return held(ship, from).or(() -> banned((hooks, by) -> hooks.mayLeave(view, by, ship, from)));
  }

  /** Why this ship may not end its movement in the active system. */
  Optional<Ban> entering(Ship ship) {
    SystemId active = view.active();
    return hindered(ship, active, EnumSet.of(Hindrance.SUPERNOVA, Hindrance.ASTEROID_FIELD))
        .or(() -> banned((hooks, by) -> hooks.mayEnter(view, by, ship)));
  }

  /** Why a ship may not take units aboard in a system. Rule: transport.3. */
  Optional<Ban> carrying(Ship ship, UnitStack cargo, SystemId from) {
    return held(ship, from)
        .map(_ ->
            new Ban(
                "transport.3", "nothing is taken aboard in a system with one's own command token"))
        .or(() -> banned((hooks, by) -> hooks.mayCarry(view, by, cargo, from)));
  }

  /** Its move value, rifts and boosts apart. Rules: movement.3, nebula.2, nebula.2.1. */
  int move(Ship ship) {
    return move(ship, !lifts(ship, ship.from(), Hindrance.NEBULA_AT_THE_START));
  }

  /** What the move value would be if no nebula slowed the ship. */
  int moveUnslowed(Ship ship) {
    return move(ship, false);
  }

  /** What components add to its move value, a nebula's slowness lifted or not. */
  int added(Ship ship) {
    boolean slowed = !lifts(ship, ship.from(), Hindrance.NEBULA_AT_THE_START);
    return move(ship, slowed) - base(ship, slowed);
  }

  /** How many ships may go one system further. */
  int boosts() {
    return own.stream().mapToInt(granted -> granted.hooks().boosts(view, granted.grant())).sum();
  }

  /** By how much the move value grows, once, on a way that leaves any rift. */
  int riftBonus(Ship ship) {
    return own.stream()
        .mapToInt(granted -> granted.hooks().riftBonus(view, granted.grant(), ship))
        .sum();
  }

  /** Where this ship may pass and what leaving a system does to it. */
  Waters waters(Ship ship) {
    return waters.computeIfAbsent(ship, this::chart);
  }

  // ---- the rules themselves ----

  private void survey(SystemId system) {
    Table table = view.table();
    Set<Hindrance> found = EnumSet.noneOf(Hindrance.class);
    for (Anomaly anomaly : view.map().anomalies(system)) {
      switch (anomaly) {
        case SUPERNOVA -> found.add(Hindrance.SUPERNOVA);
        case ASTEROID_FIELD -> found.add(Hindrance.ASTEROID_FIELD);
        case NEBULA -> found.add(Hindrance.NEBULA);
        case GRAVITY_RIFT -> rifts.add(system);
      }
    }
    if (table.units().ships(system).stream().anyMatch(ship -> !ship.owner().equals(view.seat()))) {
      found.add(Hindrance.SHIPS_OF_OTHERS);
    }
    if (!found.isEmpty()) {
      hindrances.put(system, found);
    }
  }

  private Waters chart(Ship ship) {
    Map<SystemId, Ban> closed = new HashMap<>();
    Set<Hindrance> any = EnumSet.allOf(Hindrance.class);
    hindrances
        .keySet()
        .forEach(system -> hindered(ship, system, any).ifPresent(ban -> closed.put(system, ban)));
    if (!all.isEmpty()) {
      for (SystemId system : view.table().galaxy().systems()) {
        banned((hooks, by) -> hooks.mayPass(view, by, ship, system))
            .ifPresent(ban -> closed.put(system, ban));
      }
    }
    Map<SystemId, Rift> left = new HashMap<>();
    for (SystemId system : rifts) {
      Rift rift = Rift.PLAIN;
      for (Granted<MovementHooks> granted : own) {
        rift = granted.hooks().rift(view, granted.grant(), ship, system, rift);
      }
      left.put(system, rift);
    }
    return new Waters(closed, left);
  }

  private int move(Ship ship, boolean slowed) {
    int move = base(ship, slowed);
    if (ship.move() > 0) {
      for (Granted<MovementHooks> granted : own) {
        move = granted.hooks().move(view, granted.grant(), ship, move);
      }
    }
    return move;
  }

  private int base(Ship ship, boolean slowed) {
    return slowed && isNebula(ship.from()) ? Math.min(ship.move(), OUT_OF_A_NEBULA) : ship.move();
  }

  private boolean isNebula(SystemId system) {
    return hindrances.getOrDefault(system, Set.of()).contains(Hindrance.NEBULA);
  }

  /** By a command token. Rules: movement.4.3, transport.3. */
  private Optional<Ban> held(Ship ship, SystemId system) {
    boolean held =
        !system.equals(view.active())
            && view.table().tokens().getOrDefault(system, Set.of()).contains(view.seat())
            && !lifts(ship, system, Hindrance.OWN_TOKEN);
    return held ? Optional.of(Hindrance.OWN_TOKEN.ban()) : Optional.empty();
  }

  private Optional<Ban> hindered(Ship ship, SystemId system, Set<Hindrance> which) {
    for (Hindrance hindrance : hindrances.getOrDefault(system, Set.of())) {
      if (which.contains(hindrance) && !lifts(ship, system, hindrance)) {
        return Optional.of(hindrance.ban());
      }
    }
    return Optional.empty();
  }

  // ---- what components change ----

  private boolean lifts(Ship ship, SystemId system, Hindrance hindrance) {
    for (Granted<MovementHooks> granted : own) {
      if (granted.hooks().lifts(view, granted.grant(), ship, system, hindrance)) {
        return true;
      }
    }
    return false;
  }

  private Optional<Ban> banned(Asked asked) {
    for (Granted<MovementHooks> granted : all) {
      Optional<Ban> ban = asked.of(granted.hooks(), granted.grant());
      if (ban.isPresent()) {
        return ban;
      }
    }
    return Optional.empty();
  }

  private interface Asked {
    Optional<Ban> of(MovementHooks hooks, Grant by);
  }
}

package org.lazax.map.movement;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.lazax.map.movement.ability.Ban;
import org.lazax.map.movement.ability.Hindrance;
import org.lazax.map.movement.ability.MovementBans;
import org.lazax.map.movement.ability.MovementHooks;
import org.lazax.map.movement.ability.MovementView;
import org.lazax.map.movement.ability.Rift;
import org.lazax.map.movement.ability.Ship;
import org.lazax.map.movement.component.MovementComponents;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.grants.Components.Granted;
import org.lazax.table.grants.Grant;
import org.lazax.table.units.UnitStack;

/**
 * What holds for each ship in one movement: the rules themselves, what components lift, and what
 * they forbid. A ban beats every permission. Rules: movement.3 to movement.4.6, the anomalies.
 */
public final class Navigation {
  private static final int OUT_OF_A_NEBULA = 1;
  private static final Set<Hindrance> PASSING =
      EnumSet.of(
          Hindrance.SUPERNOVA,
          Hindrance.ASTEROID_FIELD,
          Hindrance.NEBULA,
          Hindrance.SHIPS_OF_OTHERS);
  private static final Set<Hindrance> ENTERING =
      EnumSet.of(Hindrance.SUPERNOVA, Hindrance.ASTEROID_FIELD);
  private static final Ban CARGO_HELD =
      new Ban("transport.3", "nothing is taken aboard in a system with one's own command token");

  private final MovementView view;
  private final List<Granted<MovementHooks>> own;
  private final List<Granted<MovementBans>> bans;
  private final Obstacles obstacles;
  private final Map<SystemId, Set<SystemId>> next = new HashMap<>();

  public Navigation(MovementView view) {
    this(
        view,
        MovementComponents.of(view.table(), view.seat()),
        MovementComponents.bans(view.table()));
  }

  Navigation(
      MovementView view, List<Granted<MovementHooks>> own, List<Granted<MovementBans>> bans) {
    this.view = view;
    this.own = own;
    this.bans = bans;
    this.obstacles = Obstacles.of(view);
  }

  MovementView view() {
    return view;
  }

  /** The systems to which ships may go from this one in one step. */
  Set<SystemId> next(SystemId system) {
    return next.computeIfAbsent(system, view.map()::open);
  }

  /** Whether a system may be a gravity rift to some ship. */
  boolean isRift(SystemId system) {
    return obstacles.isRift(system);
  }

  /** Whether some ship may meet something in a system. */
  boolean isNotable(SystemId system) {
    return !bans.isEmpty() || obstacles.isRift(system) || !obstacles.in(system).isEmpty();
  }

  /** Why this ship may not begin a movement where it is. */
  Optional<Ban> leaving(Ship ship) {
    SystemId from = ship.from();
    return isHeld(ship, from)
        ? Optional.of(Hindrance.OWN_TOKEN.ban())
        : banned((hooks, by) -> hooks.mayLeave(view, by, ship, from));
  }

  /** Why this ship may not pass a system on its way. */
  Optional<Ban> passing(Ship ship, SystemId system) {
    Optional<Ban> hindered = hindered(ship, system, PASSING);
    return hindered.isPresent()
        ? hindered
        : banned((hooks, by) -> hooks.mayPass(view, by, ship, system));
  }

  /** Why this ship may not end its movement in the active system. */
  Optional<Ban> entering(Ship ship) {
    Optional<Ban> hindered = hindered(ship, view.active(), ENTERING);
    return hindered.isPresent() ? hindered : banned((hooks, by) -> hooks.mayEnter(view, by, ship));
  }

  /** Why a ship may not take units aboard in a system. Rule: transport.3. */
  public Optional<Ban> carrying(Ship ship, UnitStack cargo, SystemId from) {
    return isHeld(ship, from)
        ? Optional.of(CARGO_HELD)
        : banned((hooks, by) -> hooks.mayCarry(view, by, cargo, from));
  }

  /** What leaving a system means for this ship. Rules: gravity_rift.1, gravity_rift.2. */
  public Rift rift(Ship ship, SystemId system) {
    Rift rift = obstacles.isRift(system) ? Rift.PLAIN : Rift.NONE;
    if (rift.isOne()) {
      for (Granted<MovementHooks> granted : own) {
        rift = granted.hooks().rift(view, granted.grant(), ship, system, rift);
      }
    }
    return rift;
  }

  /** By how much the move value grows, once, on a way that leaves any rift. */
  int riftBonus(Ship ship) {
    int bonus = 0;
    for (Granted<MovementHooks> granted : own) {
      bonus += granted.hooks().riftBonus(view, granted.grant(), ship);
    }
    return bonus;
  }

  /** How many ships may go one system further. */
  int boosts() {
    int boosts = 0;
    for (Granted<MovementHooks> granted : own) {
      boosts += granted.hooks().boosts(view, granted.grant());
    }
    return boosts;
  }

  /** Whether it may arrive before the others set out. */
  boolean mayGoAhead(Ship ship) {
    for (Granted<MovementHooks> granted : own) {
      if (granted.hooks().mayGoAhead(view, granted.grant(), ship)) {
        return true;
      }
    }
    return false;
  }

  /** Its move value, rifts and boosts apart. Rules: movement.3, nebula.2, nebula.2.1. */
  int move(Ship ship) {
    return move(ship, base(ship));
  }

  /** What the move value would be if no nebula slowed the ship. */
  int moveUnslowed(Ship ship) {
    return move(ship, ship.move());
  }

  /** What components add to its move value. */
  int added(Ship ship) {
    return move(ship) - base(ship);
  }

  private int base(Ship ship) {
    boolean slow =
        obstacles.in(ship.from()).contains(Hindrance.NEBULA)
            && !lifts(ship, ship.from(), Hindrance.NEBULA_AT_THE_START);
    return slow ? Math.min(ship.move(), OUT_OF_A_NEBULA) : ship.move();
  }

  private int move(Ship ship, int base) {
    int move = base;
    for (Granted<MovementHooks> granted : own) {
      move = ship.move() > 0 ? granted.hooks().move(view, granted.grant(), ship, move) : 0;
    }
    return move;
  }

  /** By a command token. Rules: movement.4.3, transport.3. */
  private boolean isHeld(Ship ship, SystemId system) {
    return !system.equals(view.active())
        && view.table().tokens().getOrDefault(system, Set.of()).contains(view.seat())
        && !lifts(ship, system, Hindrance.OWN_TOKEN);
  }

  private Optional<Ban> hindered(Ship ship, SystemId system, Set<Hindrance> which) {
    for (Hindrance hindrance : obstacles.in(system)) {
      if (which.contains(hindrance) && !lifts(ship, system, hindrance)) {
        return Optional.of(hindrance.ban());
      }
    }
    return Optional.empty();
  }

  private boolean lifts(Ship ship, SystemId system, Hindrance hindrance) {
    for (Granted<MovementHooks> granted : own) {
      if (granted.hooks().lifts(view, granted.grant(), ship, system, hindrance)) {
        return true;
      }
    }
    return false;
  }

  private Optional<Ban> banned(Asked asked) {
    for (Granted<MovementBans> granted : bans) {
      Optional<Ban> ban = asked.of(granted.hooks(), granted.grant());
      if (ban.isPresent()) {
        return ban;
      }
    }
    return Optional.empty();
  }

  private interface Asked {
    Optional<Ban> of(MovementBans hooks, Grant by);
  }
}

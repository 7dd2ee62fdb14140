package org.lazax.map.path;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.lazax.rules.galaxy.Passage;
import org.lazax.rules.movement.Ban;
import org.lazax.rules.movement.Hindrance;
import org.lazax.rules.movement.MovementBans;
import org.lazax.rules.movement.MovementHooks;
import org.lazax.rules.movement.MovementView;
import org.lazax.rules.movement.Rift;
import org.lazax.rules.ruleset.Components.GrantedHooks;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.UnitStack;

/**
 * What hinders ships in each system, by the number of the system: the hindrances of the rules,
 * except those that components lift, and the bans of components. All ships that the same components
 * concern have the same constraints.
 */
public final class MovementConstraints {
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
  private final Obstacles obstacles;
  private final List<GrantedHooks<MovementHooks>> hooks;
  private final List<GrantedHooks<MovementBans>> bans;
  private final List<SystemId> systems;
  private final int active;
  private final int riftBonus;
  private final BitSet beside = new BitSet();

  /**
   * @param hooks of the moving player's components that concern these ships
   * @param bans of all players' components that concern them
   */
  MovementConstraints(
      MovementView view,
      Obstacles obstacles,
      List<GrantedHooks<MovementHooks>> hooks,
      List<GrantedHooks<MovementBans>> bans) {
    this.view = view;
    this.obstacles = obstacles;
    this.hooks = hooks;
    this.bans = bans;
    this.systems = view.table().galaxy().ids();
    this.active = view.table().galaxy().number(view.active());
    int bonus = 0;
    for (GrantedHooks<MovementHooks> granted : hooks) {
      bonus += granted.hooks().riftBonus(view, granted.grant());
      for (SystemId system : granted.hooks().adjacent(view, granted.grant())) {
        beside.set(view.table().galaxy().number(system));
      }
    }
    this.riftBonus = bonus;
  }

  /** Why no ship may begin its movement here. */
  Optional<Ban> leaving(int system) {
    return isHeld(system)
        ? Optional.of(Hindrance.OWN_TOKEN.ban())
        : banned((ban, by) -> ban.mayLeave(view, by, systems.get(system)));
  }

  /** Why no ship may move through this system. */
  Optional<Ban> passing(int system) {
    Optional<Ban> hindered = hindered(system, PASSING);
    return hindered.isPresent()
        ? hindered
        : banned((ban, by) -> ban.mayPass(view, by, systems.get(system)));
  }

  /** Why no ship may end its movement in the active system. */
  Optional<Ban> entering() {
    Optional<Ban> hindered = hindered(active, ENTERING);
    return hindered.isPresent() ? hindered : banned((ban, by) -> ban.mayEnter(view, by));
  }

  /** Why these units may not be taken aboard here. Rule: transport.3. */
  public Optional<Ban> carrying(UnitStack cargo, int from) {
    return isHeld(from)
        ? Optional.of(CARGO_HELD)
        : banned((ban, by) -> ban.mayCarry(view, by, cargo, systems.get(from)));
  }

  /** Whether ships may go from one system to another in one step. */
  boolean isOpen(int from, int to) {
    return from != to && (isBesideAll(to) || view.map().isOpen(from, to));
  }

  /** Whether components make a system adjacent to these ships wherever they are. */
  boolean isBesideAll(int system) {
    return beside.get(system);
  }

  /** The passages by which ships may move from one system to another in one step. */
  public List<Passage> passages(SystemId from, SystemId to) {
    List<Passage> open = view.map().passages(from, to);
    if (from.equals(to)
        || open.contains(Passage.ABILITY)
        || !isBesideAll(view.table().galaxy().number(to))) {
      return open;
    }
    List<Passage> more = new ArrayList<>(open);
    more.add(Passage.ABILITY);
    return more;
  }

  /** What happens when a ship leaves a system. Rules: gravity_rift.1, gravity_rift.2. */
  Rift rift(int system) {
    Rift rift = obstacles.isRift(system) ? Rift.PLAIN : Rift.NONE;
    if (rift.isOne()) {
      for (GrantedHooks<MovementHooks> granted : hooks) {
        MovementHooks each = granted.hooks();
        if (each.ignoresRift(view, granted.grant(), systems.get(system))) {
          return Rift.IGNORED;
        }
        if (each.sparesDice(view, granted.grant(), systems.get(system))) {
          rift = Rift.PLAIN.withoutDice();
        }
      }
    }
    return rift;
  }

  /** The bonus to the move value, once, on a path that leaves any gravity rift. */
  int riftBonus() {
    return riftBonus;
  }

  /** Whether ships that begin here are slowed. Rule: nebula.2. */
  boolean slows(int system) {
    return obstacles.in(system).contains(Hindrance.NEBULA)
        && !lifts(system, Hindrance.NEBULA_AT_THE_START);
  }

  /**
   * Whether the player's command token holds ships and cargo in the system. Rules: movement.4.3,
   * transport.3.
   */
  private boolean isHeld(int system) {
    return system != active
        && view.table().tokens().getOrDefault(systems.get(system), Set.of()).contains(view.seat())
        && !lifts(system, Hindrance.OWN_TOKEN);
  }

  private Optional<Ban> hindered(int system, Set<Hindrance> which) {
    for (Hindrance hindrance : obstacles.in(system)) {
      if (which.contains(hindrance) && !lifts(system, hindrance)) {
        return Optional.of(hindrance.ban());
      }
    }
    return Optional.empty();
  }

  /**
   * The marks of the ships with one of which ships may move through this system; empty if they need
   * none.
   */
  Set<ComponentRef> escorts(int system) {
    Set<ComponentRef> escorts = new TreeSet<>();
    for (Hindrance hindrance : obstacles.in(system)) {
      if (PASSING.contains(hindrance)) {
        escorts.addAll(escorts(system, hindrance));
      }
    }
    return escorts;
  }

  private Set<ComponentRef> escorts(int system, Hindrance hindrance) {
    Set<ComponentRef> escorts = new TreeSet<>();
    for (GrantedHooks<MovementHooks> granted : hooks) {
      if (granted.hooks().lifts(view, granted.grant(), systems.get(system), hindrance)) {
        Optional<ComponentRef> escort = granted.hooks().escort(view, granted.grant());
        if (escort.isEmpty()) {
          return Set.of();
        }
        escorts.add(escort.get());
      }
    }
    return escorts;
  }

  private boolean lifts(int system, Hindrance hindrance) {
    for (GrantedHooks<MovementHooks> granted : hooks) {
      if (granted.hooks().lifts(view, granted.grant(), systems.get(system), hindrance)) {
        return true;
      }
    }
    return false;
  }

  private Optional<Ban> banned(Asked asked) {
    for (GrantedHooks<MovementBans> granted : bans) {
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

package org.lazax.map.path;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.lazax.rules.movement.Ban;
import org.lazax.rules.movement.MovementBans;
import org.lazax.rules.movement.MovementHooks;
import org.lazax.rules.movement.MovementView;
import org.lazax.rules.movement.Rift;
import org.lazax.rules.movement.Ship;
import org.lazax.rules.ruleset.Amount;
import org.lazax.rules.ruleset.Components.GrantedHooks;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.UnitStack;

/**
 * The rules for each ship in one movement: the rules themselves, what components lift, and what
 * components forbid. A ban beats every permission. Rules: movement.3 to movement.4.6, the
 * anomalies.
 */
public final class MovementRules {
  private static final int OUT_OF_A_NEBULA = 1;

  private final MovementView view;
  private final List<GrantedHooks<MovementHooks>> own;
  private final List<GrantedHooks<MovementBans>> bans;
  private final Obstacles obstacles;
  private final Map<BitSet, MovementConstraints> waters = new HashMap<>();

  public MovementRules(MovementView view) {
    this(view, Ruleset.hooks(view.table(), view.seat(), MovementHooks.class), bans(view.table()));
  }

  MovementRules(
      MovementView view,
      List<GrantedHooks<MovementHooks>> own,
      List<GrantedHooks<MovementBans>> bans) {
    this.view = view;
    this.own = own;
    this.bans = bans;
    this.obstacles = Obstacles.of(view);
  }

  /** The bans of all players' components. */
  private static List<GrantedHooks<MovementBans>> bans(Table table) {
    List<GrantedHooks<MovementBans>> bans = new ArrayList<>();
    bans.addAll(Ruleset.hooks(table, MovementBans.class));
    return bans;
  }

  public MovementView view() {
    return view;
  }

  /**
   * A ship with its constraints. Ships that the same components concern share one object of
   * constraints.
   */
  public ConstrainedShip vessel(Ship ship) {
    return new ConstrainedShip(ship, number(ship.from()), waters(ship));
  }

  private MovementConstraints waters(Ship ship) {
    BitSet concerned = new BitSet();
    int number = 0;
    for (GrantedHooks<MovementHooks> granted : own) {
      concerned.set(number++, granted.hooks().concerns(view, granted.grant(), ship));
    }
    for (GrantedHooks<MovementBans> granted : bans) {
      concerned.set(number++, granted.hooks().concerns(view, granted.grant(), ship));
    }
    return waters.computeIfAbsent(concerned, this::waters);
  }

  private MovementConstraints waters(BitSet concerned) {
    List<GrantedHooks<MovementHooks>> hooks = new ArrayList<>();
    List<GrantedHooks<MovementBans>> barring = new ArrayList<>();
    concerned.stream()
        .forEach(number -> {
          if (number < own.size()) {
            hooks.add(own.get(number));
          } else {
            barring.add(bans.get(number - own.size()));
          }
        });
    return new MovementConstraints(view, obstacles, hooks, barring);
  }

  /** Why a ship may not take units aboard in a system. Rule: transport.3. */
  public Optional<Ban> carrying(Ship ship, UnitStack cargo, SystemId from) {
    return waters(ship).carrying(cargo, number(from));
  }

  /** What happens when this ship leaves a system. Rules: gravity_rift.1, gravity_rift.2. */
  public Rift rift(Ship ship, SystemId system) {
    return waters(ship).rift(number(system));
  }

  /**
   * The marks of the ships with one of which this ship may move through a system; empty if it needs
   * none.
   */
  public Set<ComponentRef> escorts(Ship ship, SystemId system) {
    return waters(ship).escorts(number(system));
  }

  /** What lets some of the ships move one system further. */
  public Boosts boosts() {
    return Boosts.of(view, own);
  }

  /** Whether the ship may arrive before the others start to move. */
  public boolean mayGoAhead(Ship ship) {
    for (GrantedHooks<MovementHooks> granted : own) {
      if (granted.hooks().mayGoAhead(view, granted.grant(), ship)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Its move value without the bonuses of rifts and boosts. Rules: movement.3, nebula.2,
   * nebula.2.1.
   */
  int move(ConstrainedShip vessel) {
    return move(vessel.ship(), base(vessel));
  }

  /** Its move value if no nebula slowed the ship. */
  int moveUnslowed(Ship ship) {
    return move(ship, ship.move());
  }

  /** What components add to its move value. */
  int added(Ship ship) {
    ConstrainedShip vessel = vessel(ship);
    return move(vessel) - base(vessel);
  }

  private static int base(ConstrainedShip vessel) {
    int printed = vessel.ship().move();
    return vessel.waters().slows(vessel.at()) ? Math.min(printed, OUT_OF_A_NEBULA) : printed;
  }

  private int move(Ship ship, int base) {
    return ship.move() > 0
        ? Amount.of(own, base, Math::max, (hooks, by) -> hooks.move(view, by, ship))
        : 0;
  }

  private int number(SystemId system) {
    return view.table().galaxy().number(system);
  }
}

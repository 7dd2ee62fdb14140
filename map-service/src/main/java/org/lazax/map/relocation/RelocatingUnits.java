package org.lazax.map.relocation;

import java.util.ArrayList;
import java.util.List;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.map.path.MovementRules;
import org.lazax.map.state.Pickup;
import org.lazax.rules.limits.Room;
import org.lazax.rules.movement.MovementView;
import org.lazax.rules.movement.Ship;
import org.lazax.rules.procedure.MapProcedure.Relocation;
import org.lazax.rules.procedure.MapProcedure.Relocation.Reason;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * The ships that leave a system, and what they may carry. In a retreat, every ship that can move
 * leaves; in any other relocation, every ship leaves. The other units in the space area, and ground
 * forces on planets that their owner controls, may be cargo. Rules: space_combat.7.2,
 * space_combat.N10.
 */
final class RelocatingUnits {
  private final Table table;
  private final Relocation relocation;
  private final Seat seat;
  private final MovementRules navigation;

  RelocatingUnits(Table table, Relocation relocation) {
    this.table = table;
    this.relocation = relocation;
    this.seat = relocation.seat();
    this.navigation = new MovementRules(MovementView.outOf(table, seat, relocation.from()));
  }

  List<UnitStack> ships() {
    return table.units().at(space(), seat).stream().filter(this::moves).toList();
  }

  /**
   * Whether the units leave by themselves. In a relocation that is not a retreat, all ships do.
   * Rules: action_card/skilled_retreat.N4, leader/airo_shir_aur.N1.
   */
  private boolean moves(UnitStack stack) {
    return Stats.of(table, stack).move() > 0
        || (stack.type() == UnitType.FIGHTER && relocation.reason(table) != Reason.RETREAT);
  }

  List<Pickup> inSpace() {
    return table.units().at(space(), seat).stream()
        .filter(stack -> !moves(stack))
        .map(stack -> pickup(space(), stack))
        .toList();
  }

  /**
   * Fighters that leave by themselves if no ship carries them. Rules: gravity_rift.N5.1,
   * gravity_rift.N5.2.
   */
  List<Pickup> flyers() {
    return ships().stream()
        .filter(stack -> stack.type() == UnitType.FIGHTER)
        .map(stack -> pickup(space(), stack))
        .toList();
  }

  /**
   * Ground forces on planets that may be cargo. A player does not take other players' ground forces
   * from planets. Rule: leader/airo_shir_aur.N1.1.
   */
  List<Pickup> onPlanets() {
    if (!relocation.chooser().equals(seat)) {
      return List.of();
    }
    List<Pickup> forces = new ArrayList<>();
    for (PlanetId planet : table.galaxy().planets(relocation.from())) {
      if (table.planets().controls(seat, planet)) {
        Place place = Place.on(relocation.from(), planet);
        table.units().at(place, seat).stream()
            .filter(stack -> Stats.of(table, stack).isGroundForce())
            .filter(stack -> navigation.carrying(ship(stack), stack, relocation.from()).isEmpty())
            .forEach(stack -> forces.add(pickup(place, stack)));
      }
    }
    return forces;
  }

  int capacity() {
    return ships().stream().mapToInt(ship -> capacity(ship) * ship.count()).sum();
  }

  int capacity(UnitStack ship) {
    return Stats.of(table, ship).capacity();
  }

  /**
   * How many dice the ship rolls for a gravity rift. Retreating ships roll, too. Rule:
   * space_combat.N5.
   */
  int dice(UnitStack ship) {
    return navigation.rift(ship(ship), relocation.from()).dice();
  }

  /** Whether the player has anything to decide. */
  boolean isOpen() {
    boolean cargo = !onPlanets().isEmpty() || isCargoAtStake();
    return relocation.destinations().size() > 1 || (cargo && capacity() > 0);
  }

  /**
   * Whether it matters what is aboard which ship. If the whole space area leaves, it matters only
   * if a ship rolls a die.
   */
  private boolean isCargoAtStake() {
    boolean all = relocation.reason(table) == Reason.MOVED;
    return !(inSpace().isEmpty() && flyers().isEmpty())
        && (!all || ships().stream().anyMatch(ship -> dice(ship) > 0));
  }

  /**
   * The default: to the first destination, with as much of the space area as fits. Expensive units
   * come first.
   */
  Relocate suggested() {
    List<Pickup> waiting = new ArrayList<>(inSpace());
    waiting.sort((one, other) -> other.type().compareTo(one.type()));
    List<Relocate.Load> loads = new ArrayList<>();
    for (UnitStack ship : ships()) {
      for (int each = 0; each < ship.count() && !waiting.isEmpty(); each++) {
        List<Pickup> aboard = capacity(ship) == 0 ? List.of() : fill(waiting, capacity(ship));
        if (!aboard.isEmpty()) {
          loads.add(new Relocate.Load(ship.type(), ship.damaged(), aboard));
        }
      }
    }
    return new Relocate(relocation.destinations().getFirst(), loads);
  }

  private List<Pickup> fill(List<Pickup> waiting, int capacity) {
    List<Pickup> aboard = new ArrayList<>();
    List<Pickup> left = new ArrayList<>();
    int room = capacity;
    for (Pickup next : waiting) {
      int each = room(next.type());
      int taken = each == 0 ? next.count() : Math.min(room / each, next.count());
      room -= taken * each;
      if (taken > 0) {
        aboard.add(times(next, taken));
      }
      if (taken < next.count()) {
        left.add(times(next, next.count() - taken));
      }
    }
    waiting.clear();
    waiting.addAll(left);
    return aboard;
  }

  /** How much capacity each unit of a type takes. */
  int room(UnitType type) {
    return Room.each(table, seat, type);
  }

  private Ship ship(UnitStack stack) {
    return new Ship(seat, stack.type(), relocation.from(), Stats.of(table, stack).move());
  }

  private Place space() {
    return Place.space(relocation.from());
  }

  private static Pickup pickup(Place place, UnitStack stack) {
    return new Pickup(place, stack.type(), stack.count(), stack.damaged());
  }

  private static Pickup times(Pickup pickup, int count) {
    return new Pickup(pickup.from(), pickup.type(), count, pickup.damaged());
  }
}

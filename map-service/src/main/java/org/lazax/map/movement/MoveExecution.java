package org.lazax.map.movement;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.map.path.GravityRift;
import org.lazax.map.path.MovementRules;
import org.lazax.map.path.RiftCrossed;
import org.lazax.map.state.MapState;
import org.lazax.map.state.Pickup;
import org.lazax.map.state.ResolvedMove;
import org.lazax.rules.galaxy.Passage;
import org.lazax.rules.movement.Ship;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.event.units.UnitsMoved;
import org.lazax.table.event.units.UnitsRemoved;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;
import org.lazax.table.units.Units;

/**
 * Carries out legal moves: first the dice for gravity rifts, then all ships arrive together. A ship
 * that is lost in a rift is removed, not destroyed, with the cargo that is aboard by then. Cargo
 * that it would have taken aboard later stays where it is. Of ships that stay in the active system,
 * the cargo alone moves. Rules: gravity_rift.2.2, gravity_rift.N2, gravity_rift.N7, transport.1.2,
 * transport.N3.
 */
final class MoveExecution {
  private final MovementRules navigation;
  private final Seat seat;
  private final Map<Place, List<UnitStack>> arriving = new TreeMap<>();
  private final Map<Place, List<UnitStack>> lost = new TreeMap<>();
  private final List<Passage> passed = new ArrayList<>();
  private final Set<UnitType> ships = EnumSet.noneOf(UnitType.class);
  private boolean arrived;
  private int throughWormholes;

  private MoveExecution(MovementRules navigation) {
    this.navigation = navigation;
    this.seat = navigation.view().seat();
  }

  /**
   * The result of moves.
   *
   * @param passed the passages that ships have used; a ship that is lost in a rift does not leave
   *     it
   * @param arrived whether any ship has arrived, also one that started in the system and came back,
   *     but not one that stayed there
   * @param throughWormholes how many ships with a capacity have arrived through any wormhole
   * @param ships the types of the ships that have arrived
   */
  record Sailed(List<Passage> passed, boolean arrived, int throughWormholes, Set<UnitType> ships) {
    static final Sailed NOBODY = new Sailed(List.of(), false, 0, Set.of());

    Sailed {
      passed = List.copyOf(passed);
      ships = Set.copyOf(ships);
    }

    Sailed and(Sailed then) {
      List<Passage> all = new ArrayList<>(passed);
      all.addAll(then.passed);
      Set<UnitType> types = EnumSet.noneOf(UnitType.class);
      types.addAll(ships);
      types.addAll(then.ships);
      return new Sailed(
          all, arrived || then.arrived, throughWormholes + then.throughWormholes, types);
    }
  }

  static Sailed sail(
      Draft<MapState, Table> draft, MovementRules navigation, List<ResolvedMove> voyages) {
    MoveExecution sailing = new MoveExecution(navigation);
    voyages.forEach(voyage -> sailing.sail(draft, voyage));
    sailing.lost.forEach(
        (place, units) -> draft.add(new UnitsRemoved(place, together(place, units))));
    draft.addAll(sailing.arrivals());
    return new Sailed(sailing.passed, sailing.arrived, sailing.throughWormholes, sailing.ships);
  }

  /** The arrival of all ships, if no ship is lost in a rift. */
  static List<UnitsMoved> unharmed(MovementRules navigation, List<ResolvedMove> voyages) {
    MoveExecution sailing = new MoveExecution(navigation);
    voyages.forEach(voyage -> sailing.take(sailing.arriving, voyage, voyage.cargo()));
    return sailing.arrivals();
  }

  private List<UnitsMoved> arrivals() {
    Place there = Place.space(navigation.view().active());
    List<UnitsMoved> arrivals = new ArrayList<>();
    arriving.forEach((place, units) -> {
      if (!place.equals(there)) {
        arrivals.add(new UnitsMoved(place, there, together(place, units)));
      }
    });
    return arrivals;
  }

  private void sail(Draft<MapState, Table> draft, ResolvedMove voyage) {
    Ship ship = MovableUnits.ship(draft.table(), seat, voyage.type(), voyage.from(), voyage.mark());
    List<SystemId> left = voyage.left();
    for (int leg = 0; leg < left.size(); leg++) {
      SystemId system = left.get(leg);
      if (navigation.rift(ship, system).dice() > 0) {
        RiftCrossed crossed = GravityRift.leave(seat, voyage.type(), system, draft.dice());
        draft.add(crossed);
        if (crossed.lost()) {
          take(lost, voyage, voyage.aboard(leg));
          return;
        }
      }
      passed.add(voyage.passages().get(leg));
    }
    if (capacity(draft.table(), voyage) > 0
        && voyage.passages().stream().anyMatch(passage -> passage.wormhole().isPresent())) {
      throughWormholes++;
    }
    if (!voyage.stays()) {
      arrived = true;
      ships.add(voyage.type());
    }
    take(arriving, voyage, voyage.cargo());
  }

  private int capacity(Table table, ResolvedMove voyage) {
    return Stats.of(table, voyage.ship(seat)).capacity();
  }

  private void take(Map<Place, List<UnitStack>> side, ResolvedMove voyage, List<Pickup> aboard) {
    at(side, Place.space(voyage.from())).add(voyage.ship(seat));
    for (Pickup pickup : aboard) {
      at(side, pickup.from()).add(pickup.units(seat));
    }
  }

  private static List<UnitStack> at(Map<Place, List<UnitStack>> side, Place place) {
    return side.computeIfAbsent(place, _ -> new ArrayList<>());
  }

  private static List<UnitStack> together(Place place, List<UnitStack> units) {
    return Units.NONE.plus(place, units).at(place);
  }
}

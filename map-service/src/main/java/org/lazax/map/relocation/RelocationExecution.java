package org.lazax.map.relocation;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.map.path.GravityRift;
import org.lazax.map.path.IonStorm;
import org.lazax.map.path.RiftCrossed;
import org.lazax.map.state.MapState;
import org.lazax.map.state.Pickup;
import org.lazax.rules.galaxy.Passage;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.rules.procedure.MapProcedure.Relocation;
import org.lazax.rules.procedure.MapProcedure.Relocation.Reason;
import org.lazax.table.Table;
import org.lazax.table.event.units.UnitsMoved;
import org.lazax.table.event.units.UnitsRemoved;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;
import org.lazax.table.units.Units;

/**
 * All ships leave with their cargo. Units that stay behind in the space area are removed. Rules:
 * space_combat.7.2, space_combat.N5, space_combat.N6.
 */
final class RelocationExecution {
  private final Draft<MapState, Table> draft;
  private final Relocation relocation;
  private final Relocate command;
  private final SystemId to;
  private final List<Relocate.Load> loads;
  private final Map<Place, List<UnitStack>> arriving = new TreeMap<>();
  private final Map<Place, List<UnitStack>> lost = new TreeMap<>();
  private final Set<UnitType> arrived = EnumSet.noneOf(UnitType.class);
  private int withCapacity;

  private RelocationExecution(
      Draft<MapState, Table> draft, Relocation relocation, Relocate command) {
    this.draft = draft;
    this.relocation = relocation;
    this.command = command;
    this.to = command.to();
    this.loads = new ArrayList<>(command.loads());
  }

  /**
   * What has come to the destination.
   *
   * @param ships the types of the ships, each once
   * @param throughWormholes how many ships with a capacity came through a wormhole
   */
  record Arrived(Set<UnitType> ships, int throughWormholes) {}

  /** Carries out the relocation. */
  static Arrived leave(Draft<MapState, Table> draft, Relocation relocation, Relocate command) {
    RelocationExecution exodus = new RelocationExecution(draft, relocation, command);
    Starmap map = Starmap.seenBy(draft.table(), relocation.seat());
    List<Passage> way = map.passages(relocation.from(), command.to()).stream().limit(1).toList();
    exodus.leave(new RelocatingUnits(draft.table(), relocation));
    // Only a retreat turns the ion storm: exploration/ion_storm.N4.
    if (!exodus.arrived.isEmpty() && relocation.reason(draft.table()) == Reason.RETREAT) {
      draft.addAll(IonStorm.after(map, way));
    }
    boolean isWormhole = way.stream().anyMatch(passage -> passage.wormhole().isPresent());
    return new Arrived(exodus.arrived, isWormhole ? exodus.withCapacity : 0);
  }

  /** Removes the units in space that cannot leave. */
  static void abandon(Draft<MapState, Table> draft, Relocation relocation) {
    Place space = Place.space(relocation.from());
    List<UnitStack> left = draft.table().units().at(space, relocation.seat());
    if (!left.isEmpty()) {
      draft.add(new UnitsRemoved(space, left));
    }
  }

  private void leave(RelocatingUnits departure) {
    for (UnitStack ships : departure.ships()) {
      int alone = ships.count() - carried(ships);
      for (int each = 0; each < alone; each++) {
        leave(ships.times(1), departure);
      }
    }
    lost.forEach((place, units) -> draft.add(new UnitsRemoved(place, together(place, units))));
    arriving.forEach((place, units) ->
        draft.add(new UnitsMoved(place, Place.space(to), together(place, units))));
    abandon(draft, relocation);
  }

  private void leave(UnitStack ship, RelocatingUnits departure) {
    List<Pickup> cargo = cargoOf(ship);
    boolean isLost = false;
    if (departure.dice(ship) > 0) {
      RiftCrossed crossed =
          GravityRift.leave(relocation.seat(), ship.type(), relocation.from(), draft.dice());
      draft.add(crossed);
      isLost = crossed.lost();
    }
    if (!isLost) {
      arrived.add(ship.type());
      withCapacity += departure.capacity(ship) > 0 ? 1 : 0;
    }
    Map<Place, List<UnitStack>> side = isLost ? lost : arriving;
    at(side, Place.space(relocation.from())).add(ship);
    for (Pickup pickup : cargo) {
      at(side, pickup.from()).add(pickup.units(relocation.seat()));
    }
  }

  /** How many of these units are aboard ships and do not leave by themselves. */
  private int carried(UnitStack ships) {
    return command.loads().stream()
        .flatMap(load -> load.cargo().stream())
        .filter(pickup -> pickup.from().isSpace())
        .filter(pickup -> pickup.type() == ships.type() && pickup.damaged() == ships.damaged())
        .mapToInt(Pickup::count)
        .sum();
  }

  private List<Pickup> cargoOf(UnitStack ship) {
    for (Relocate.Load load : loads) {
      if (load.type() == ship.type() && load.damaged() == ship.damaged()) {
        loads.remove(load);
        return load.cargo();
      }
    }
    return List.of();
  }

  private static List<UnitStack> at(Map<Place, List<UnitStack>> side, Place place) {
    return side.computeIfAbsent(place, _ -> new ArrayList<>());
  }

  private static List<UnitStack> together(Place place, List<UnitStack> units) {
    return Units.NONE.plus(place, units).at(place);
  }
}

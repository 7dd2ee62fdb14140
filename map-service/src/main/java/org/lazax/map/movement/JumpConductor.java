package org.lazax.map.movement;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.NonInteractiveConductor;
import org.lazax.map.ability.MapMoments;
import org.lazax.map.path.GravityRift;
import org.lazax.map.path.MovementRules;
import org.lazax.map.path.RiftCrossed;
import org.lazax.map.state.MapState;
import org.lazax.rules.ability.ResolutionOrder;
import org.lazax.rules.ability.occurrence.ShipOccurrence.ShipsMoved;
import org.lazax.rules.movement.MovementView;
import org.lazax.rules.movement.Ship;
import org.lazax.rules.procedure.MapProcedure.Jump;
import org.lazax.rules.procedure.MapProcedure.Jump.Leap;
import org.lazax.rules.procedure.MapProcedure.Jump.Single;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.event.units.UnitsMoved;
import org.lazax.table.event.units.UnitsRemoved;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;
import org.lazax.table.units.Units;

/**
 * Each ship that leaves a gravity rift rolls a die, and is removed with its cargo on 3 or less. All
 * others arrive together. Rules: gravity_rift.2, leader/mirik_aun_sissiri.N5,
 * leader/the_helmsman.N4.
 */
public final class JumpConductor extends NonInteractiveConductor<MapState, Table, Jump> {

  public JumpConductor() {
    super(Jump.class);
  }

  @Override
  public void proceed(Draft<MapState, Table> draft, Jump jump) {
    Map<Place, List<UnitStack>> lost = new TreeMap<>();
    NavigableMap<SystemId, Map<Place, List<UnitStack>>> arriving = new TreeMap<>();
    for (Leap leap : jump.leaps()) {
      Map<Place, List<UnitStack>> side =
          isLost(draft, jump.seat(), leap.ship())
              ? lost
              : arriving.computeIfAbsent(leap.to(), _ -> new TreeMap<>());
      take(side, leap.ship());
      leap.cargo().forEach(single -> take(side, single));
    }
    lost.forEach((place, units) -> draft.add(new UnitsRemoved(place, together(place, units))));
    arriving.forEach((to, from) ->
        from.forEach((place, units) ->
            draft.add(new UnitsMoved(place, Place.space(to), together(place, units)))));
    draft.close();
    arriving
        .descendingMap()
        .forEach((to, from) ->
            MapMoments.MOMENTS.occur(
                draft,
                ShipsMoved.to(
                    draft.table(),
                    ResolutionOrder.first(draft.table()),
                    jump.seat(),
                    to,
                    types(from.values()))));
  }

  /** Rolls for a ship that leaves a rift. Its cargo does not roll. */
  private static boolean isLost(Draft<MapState, Table> draft, Seat seat, Single single) {
    SystemId from = single.from().system();
    UnitStack ship = single.unit();
    MovementRules rules = new MovementRules(MovementView.outOf(draft.table(), seat, from));
    int move = Stats.of(draft.table(), ship).move();
    if (rules.rift(new Ship(seat, ship.type(), from, move, ship.mark()), from).dice() == 0) {
      return false;
    }
    RiftCrossed crossed = GravityRift.leave(seat, ship.type(), from, draft.dice());
    draft.add(crossed);
    return crossed.lost();
  }

  private static List<UnitType> types(Collection<List<UnitStack>> units) {
    return units.stream()
        .flatMap(List::stream)
        .map(UnitStack::type)
        .filter(UnitType::isShip)
        .toList();
  }

  private static void take(Map<Place, List<UnitStack>> side, Single single) {
    side.computeIfAbsent(single.from(), _ -> new ArrayList<>()).add(single.unit());
  }

  private static List<UnitStack> together(Place place, List<UnitStack> units) {
    return Units.NONE.plus(place, units).at(place);
  }
}

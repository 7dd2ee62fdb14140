package org.lazax.map.movement;

import java.util.Arrays;
import java.util.List;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.components.StandardRules;
import org.lazax.map.MapDecider;
import org.lazax.map.state.MapState;
import org.lazax.map.state.Pickup;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.procedure.MapProcedure.Movement;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

/** Words for the tests of movement. */
public final class MovementKit {
  private MovementKit() {}

  /** It is this player's movement step, the active system activated. */
  static Scenario<MapState> moving(TableKit kit, Seat seat, String active) {
    SystemId system = SystemId.of(active);
    return Scenario.given(
        new MapDecider(StandardRules.TABLE),
        kit.tokens(seat, active)
            .frame(
                new TacticalAction(seat, system)
                    .at(TacticalAction.Progress.Step.SPACE_CANNON_OFFENSE))
            .frame(new Movement(seat, system)));
  }

  static MoveShips move(ShipMove... moves) {
    return new MoveShips(List.of(moves));
  }

  static ShipMove ship(UnitType type, String from) {
    return ShipMove.of(SystemId.of(from), type);
  }

  static ShipMove ship(UnitType type, String from, Pickup... cargo) {
    return ship(type, from).carrying(List.of(cargo));
  }

  static Pickup cargo(String place, UnitType type, int count) {
    return new Pickup(Place.of(place), type, count, false);
  }

  public static List<SystemId> path(String... systems) {
    return Arrays.stream(systems).map(SystemId::of).toList();
  }
}

package org.lazax.map.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.map.movement.MovementKit.cargo;
import static org.lazax.map.movement.MovementKit.move;
import static org.lazax.map.movement.MovementKit.moving;
import static org.lazax.map.movement.MovementKit.path;
import static org.lazax.map.movement.MovementKit.ship;
import static org.lazax.rules.kit.TableKit.P1;

import org.junit.jupiter.api.Test;
import org.lazax.components.faction.jolnar.SpatialConduitCylinders;
import org.lazax.map.state.MapState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

/** Jol-Nar (p1) has activated 47, where a cruiser of it is, and has linked it to its units. */
class SpatialConduitTest {

  private static TableKit board() {
    return TableKit.players(2)
        .player(P1, "jol_nar")
        .technologies(P1, "spatial_conduit_cylinders", "carrier_ii")
        .tile("47", 0, 0)
        .tile("19", 0, 1)
        .tile("46", 0, 2)
        .tile("41", 6, 0)
        .units(P1, "47", CRUISER, 1);
  }

  private static Scenario<MapState> linked(TableKit kit) {
    return moving(
        kit.effect(
            P1,
            "technology/spatial_conduit_cylinders",
            SpatialConduitCylinders.from(SystemId.of("47"))),
        P1,
        "47");
  }

  private static int cruisers(Scenario<MapState> scenario) {
    return scenario.table().units().count(Place.of("47"), stack -> stack.type() == CRUISER);
  }

  @Test
  @Rule("technology/spatial_conduit_cylinders.N2")
  void shipsComeFromFarAndThrowADieOutOfARift() {
    TableKit rift = board().units(P1, "41", CRUISER, 1);
    MoveShips coming = move(ship(CRUISER, "41"));

    moving(rift, P1, "47").when(P1, coming).thenRefused("movement.4.6");
    assertThat(cruisers(linked(rift).when(P1, coming, 4))).isEqualTo(2);
    assertThat(cruisers(linked(rift).when(P1, coming, 3))).isEqualTo(1);
  }

  @Test
  @Rule("technology/spatial_conduit_cylinders.N3")
  void shipsMayTakeALongerWayAndPickUpUnitsOnIt() {
    TableKit column =
        board()
            .controls(P1, "wellon")
            .units(P1, "19/wellon", INFANTRY, 1)
            .units(P1, "46", CARRIER, 1);

    Scenario<MapState> moved =
        linked(column)
            .when(
                P1,
                move(ship(CARRIER, "46", cargo("19/wellon", INFANTRY, 1)).along(path("19", "47"))))
            .thenAccepted();
    assertThat(moved.table().units().count(Place.of("47"), stack -> stack.type() == INFANTRY))
        .isEqualTo(1);
    linked(column).when(P1, move(ship(CARRIER, "46").along(path("47")))).thenAccepted();
  }
}

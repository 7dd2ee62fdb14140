package org.lazax.map.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.map.movement.MovementKit.cargo;
import static org.lazax.map.movement.MovementKit.move;
import static org.lazax.map.movement.MovementKit.moving;
import static org.lazax.map.movement.MovementKit.path;
import static org.lazax.map.movement.MovementKit.ship;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import org.junit.jupiter.api.Test;
import org.lazax.map.state.MapState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.leaders.LeaderState;
import org.lazax.table.units.Place;

/** P1 is the Nomad, with tokens in 46, where the flagship is, and in 19, on the way to 47. */
class AhkSylSivenTest {

  @Test
  void theFlagshipAndItsCargoLeaveASystemWithAnOwnToken() {
    ShipMove away = ship(FLAGSHIP, "46", cargo("46", INFANTRY, 1)).along(path("19", "47"));

    moving(board(), P1, "47").when(P1, move(away)).thenRefused("movement.4.3");
    moving(board().effect(P2, "leader/ahk_syl_siven"), P1, "47")
        .when(P1, move(away))
        .thenRefused("movement.4.3");
    Scenario<MapState> moved = moving(used(), P1, "47").when(P1, move(away)).thenAccepted();
    assertThat(moved.table().units().count(Place.of("47"), stack -> stack.type() == FLAGSHIP))
        .isOne();
    assertThat(moved.table().units().count(Place.of("47"), stack -> stack.type() == INFANTRY))
        .isOne();
  }

  @Test
  @Rule("leader/ahk_syl_siven.N2")
  void itPicksUpWhereOwnTokensAreAlsoOnItsWay() {
    Scenario<MapState> moved =
        moving(used(), P1, "47")
            .when(
                P1,
                move(ship(FLAGSHIP, "46", cargo("19/wellon", INFANTRY, 1)).along(path("19", "47"))))
            .thenAccepted();

    assertThat(moved.table().units().count(Place.of("47"), stack -> stack.type() == INFANTRY))
        .isOne();
    assertThat(moved.table().units().at(Place.of("19/wellon"))).isEmpty();
  }

  @Test
  void otherShipsAreHeldAndPickNothingUpThere() {
    moving(used(), P1, "47")
        .when(P1, move(ship(CRUISER, "46").along(path("19", "47"))))
        .thenRefused("movement.4.3");
    moving(used().units(P1, "20", CARRIER, 1), P1, "19")
        .when(P1, move(ship(CARRIER, "20")))
        .thenAccepted();
    moving(used().tile("48", 0, 3).units(P1, "48", CARRIER, 1).tokens(P1, "20"), P1, "47")
        .when(P1, move(ship(CARRIER, "48", cargo("20/vefut_ii", INFANTRY, 1))))
        .thenRefused("transport.3");
  }

  private static TableKit board() {
    return TableKit.players(2)
        .player(P1, "nomad")
        .leader(P1, "ahk_syl_siven", LeaderState.UNLOCKED)
        .sheet(P1, 3, 5, 2)
        .tile("46", 0, -1)
        .tile("19", 0, 0)
        .tile("47", 0, 1)
        .tile("20", 0, 2)
        .units(P1, "46", FLAGSHIP, 1)
        .units(P1, "46", INFANTRY, 1)
        .units(P1, "46", CRUISER, 1)
        .units(P1, "19/wellon", INFANTRY, 1)
        .units(P1, "20", CRUISER, 1)
        .units(P1, "20/vefut_ii", INFANTRY, 1)
        .technologies(P1, "carrier_ii", "memoria_ii")
        .tokens(P1, "46", "19");
  }

  private static TableKit used() {
    return board().effect(P1, "leader/ahk_syl_siven");
  }
}

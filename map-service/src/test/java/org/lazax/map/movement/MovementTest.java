package org.lazax.map.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.map.movement.MovementKit.move;
import static org.lazax.map.movement.MovementKit.moving;
import static org.lazax.map.movement.MovementKit.path;
import static org.lazax.map.movement.MovementKit.ship;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.galaxy.Wormhole;
import org.lazax.map.state.MapState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.galaxy.Passage;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.MapProcedure.Movement;
import org.lazax.rules.procedure.Relocated;
import org.lazax.table.capture.Captive;
import org.lazax.table.capture.Captives;
import org.lazax.table.galaxy.Marker;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** A column of empty systems: 46, 47, 48, 49 from north to south; 50 beside 46 and 47. */
class MovementTest {
  private final TableKit column =
      TableKit.players(2)
          .tile("46", 0, 0)
          .tile("47", 0, 1)
          .tile("48", 0, 2)
          .tile("49", 0, 3)
          .tile("50", 1, 0);

  @Test
  @Rule("blockaded.N3")
  void whoFliesPastADockFreesNobodyAndWhoStaysDoes() {
    Captive held = new Captive(Optional.of(P1), CRUISER, 1);
    TableKit cabal =
        TableKit.players(2)
            .player(P2, "vuil_raith")
            .with(t -> t.withPart(Captives.ID, c -> c.with(P2, List.of(held))))
            .tile("46", 0, 0)
            .tile("19", 0, 1)
            .tile("48", 0, 2)
            .units(P2, "19/wellon", SPACE_DOCK, 1)
            .units(P1, "46", CRUISER, 1);

    Scenario<MapState> past =
        moving(cabal, P1, "48")
            .when(P1, move(ship(CRUISER, "46").along(path("19", "48"))), 9)
            .thenAccepted();
    assertThat(Captives.of(past.table(), P2)).containsExactly(held);
    Scenario<MapState> there =
        moving(cabal, P1, "19").when(P1, move(ship(CRUISER, "46"))).thenAccepted();
    assertThat(Captives.of(there.table(), P2)).isEmpty();
  }

  @Test
  @Rule({"movement.1", "movement.3", "movement.4", "tactical_action.2", "movement.4.1"})
  void shipsInReachArriveInTheActiveSystem() {
    Scenario<MapState> moved =
        moving(column.units(P1, "46", CRUISER, 2), P1, "48")
            .when(P1, move(ship(CRUISER, "46"), ship(CRUISER, "46")))
            .thenAccepted();

    assertThat(moved.table().units().at(Place.of("48")))
        .containsExactly(UnitStack.of(P1, CRUISER, 2));
    assertThat(moved.table().units().at(Place.of("46"))).isEmpty();
    assertThat(moved.table().kernel().within(Movement.class)).isEmpty();
    assertThat(moved.own().last())
        .hasValueSatisfying(
            last -> assertThat(last.voyages().getFirst().entered()).isEqualTo(path("47", "48")));
  }

  @Test
  @Rule({"tactical_action.2.2"})
  void movingNothingIsLegal() {
    moving(column.units(P1, "46", CRUISER, 1), P1, "48")
        .when(P1, move())
        .thenEvents()
        .then(table ->
            assertThat(table.kernel().frame().orElseThrow().returned())
                .contains(new Relocated(Optional.empty())));
  }

  @Test
  void whoHasNoShipInReachIsNotAsked() {
    assertThat(moving(column.units(P1, "46", CARRIER, 1), P1, "49").awaited()).isEmpty();
  }

  @Test
  @Rule({"move.1", "movement.4.6"})
  void theMoveValueIsTheNumberOfSystemsEntered() {
    moving(column.units(P1, "46", CRUISER, 1).units(P1, "48", CRUISER, 1), P1, "49")
        .when(P1, move(ship(CRUISER, "46")))
        .thenRefused("move.1");
  }

  @Test
  @Rule("movement.4.1")
  void aPathThatEndsElsewhereIsRefused() {
    Scenario<MapState> scenario = moving(column.units(P1, "46", CRUISER, 1), P1, "48");

    scenario.when(P1, move(ship(CRUISER, "46").along(path("47")))).thenRefused("movement.4.1");
    scenario.when(P1, move(ship(CRUISER, "46").along(path()))).thenRefused("movement.4.1");
  }

  @Test
  @Rule("movement.4.6")
  void aPathThatJumpsIsRefused() {
    moving(column.units(P1, "46", CRUISER, 1), P1, "48")
        .when(P1, move(ship(CRUISER, "46").along(path("48"))))
        .thenRefused("movement.4.6");
  }

  @Test
  @Rule({"movement.4.2", "movement.N5"})
  void aLoneFighterOfAnotherPlayerBlocksTheWay() {
    TableKit blocked =
        column.units(P1, "46", CRUISER, 1).units(P1, "47", CARRIER, 1).units(P2, "47", FIGHTER, 1);

    moving(blocked, P1, "48")
        .when(P1, move(ship(CRUISER, "46").along(path("47", "48"))))
        .thenRefused("movement.4.2");
    moving(blocked, P1, "48").when(P1, move(ship(CRUISER, "46"))).thenRefused("movement.4.2");
  }

  @Test
  @Rule("unit/fighter_ii.N2")
  void fightersThatFlyBlockTheWayToo() {
    moving(
            column
                .technologies(P2, "fighter_ii")
                .units(P1, "46", CRUISER, 1)
                .units(P2, "47", FIGHTER, 1),
            P1,
            "48")
        .then(table -> assertThat(table.kernel().awaiting()).isEmpty());
  }

  @Test
  @Rule("movement.4.2")
  void theActiveSystemMayHoldShipsOfOthers() {
    moving(column.units(P1, "46", CRUISER, 1).units(P2, "48", DREADNOUGHT, 1), P1, "48")
        .when(P1, move(ship(CRUISER, "46")))
        .thenAccepted();
  }

  @Test
  @Rule({"movement.4.3", "tactical_action.2"})
  void aShipDoesNotLeaveASystemWithItsOwnersToken() {
    TableKit locked =
        column.units(P1, "46", CRUISER, 1).tokens(P1, "46").units(P1, "47", CRUISER, 1);

    moving(locked, P1, "48").when(P1, move(ship(CRUISER, "46"))).thenRefused("movement.4.3");
  }

  @Test
  @Rule("movement.4.3")
  void theTokenOfAnotherPlayerHoldsNobody() {
    moving(column.units(P1, "46", CRUISER, 1).tokens(P2, "46"), P1, "48")
        .when(P1, move(ship(CRUISER, "46")))
        .thenAccepted();
  }

  @Test
  @Rule("movement.4.4")
  void anOwnTokenOnTheWayDoesNotBlock() {
    moving(column.units(P1, "46", CRUISER, 1).tokens(P1, "47"), P1, "48")
        .when(P1, move(ship(CRUISER, "46")))
        .thenAccepted();
  }

  @Test
  @Rule("movement.4.5")
  void aShipInTheActiveSystemMayLeaveAndReturn() {
    moving(column.units(P1, "46", CRUISER, 1), P1, "46")
        .when(P1, move(ship(CRUISER, "46").along(path("47", "46"))))
        .thenAccepted()
        .then(table -> assertThat(table.units().at(Place.of("46"))).hasSize(1));
    moving(column.units(P1, "46", CRUISER, 1).units(P1, "47", DREADNOUGHT, 1), P1, "47")
        .when(P1, move(ship(DREADNOUGHT, "47")))
        .thenRefused("movement.4.5");
  }

  @Test
  @Rule("movement.6")
  void oneShipOnItsWayDoesNotClearTheLaneForAnother() {
    // The only way south leads through the system whose blockade a first ship would break.
    TableKit blocked =
        column.units(P1, "47", CRUISER, 1).units(P1, "46", CRUISER, 1).units(P2, "47", FIGHTER, 1);

    moving(blocked, P1, "48")
        .when(P1, move(ship(CRUISER, "47"), ship(CRUISER, "46")))
        .thenRefused("movement.4.2");
  }

  @Test
  void onlyShipsThatAreThereCanMove() {
    Scenario<MapState> scenario = moving(column.units(P1, "46", CRUISER, 1), P1, "48");

    scenario.when(P1, move(ship(CRUISER, "46"), ship(CRUISER, "46"))).thenRefused("movement.4");
    scenario.when(P1, move(ship(CRUISER, "999"))).thenRefused("movement.4");
  }

  @Test
  @Rule({"structures.3", "movement.3"})
  void structuresAndFightersDoNotMoveByThemselves() {
    Scenario<MapState> scenario =
        moving(
            column.units(P1, "47", FIGHTER, 1).units(P1, "47", CARRIER, 1).units(P1, "47", PDS, 1),
            P1,
            "48");

    scenario.when(P1, move(ship(FIGHTER, "47"))).thenRefused("movement.3");
    scenario.when(P1, move(ship(PDS, "47"))).thenRefused("movement.3");
  }

  @Test
  @Rule({"wormholes.0", "wormholes.N4.3", "movement.4.6"})
  void shipsGoThroughWormholesBackAndForthWhileTheirMoveLasts() {
    TableKit holes =
        TableKit.players(2)
            .technologies(P1, "cruiser_ii")
            .tile("39", 0, 0)
            .tile("26", 0, 5)
            .units(P1, "39", CRUISER, 1);

    moving(holes, P1, "26").when(P1, move(ship(CRUISER, "39"))).thenAccepted();
    moving(holes, P1, "26")
        .when(P1, move(ship(CRUISER, "39").along(path("26", "39", "26"))))
        .thenAccepted();
  }

  @Test
  @Rule({"wormholes.N4", "wormholes.N4.1"})
  void aPathThroughAWormholeIsRecordedAsThatAndASideIsPreferred() {
    TableKit holes =
        TableKit.players(2)
            .tile("39", 0, 0)
            .tile("26", 0, 1)
            .tile("79", 0, 5)
            .technologies(P1, "antimass_deflectors")
            .units(P1, "39", CRUISER, 1);

    assertThat(by(moving(holes, P1, "79").when(P1, move(ship(CRUISER, "39")))))
        .containsExactly(Passage.through(Wormhole.ALPHA));
    assertThat(by(moving(holes, P1, "26").when(P1, move(ship(CRUISER, "39")))))
        .containsExactly(Passage.SIDE);
    Passage alpha = Passage.through(Wormhole.ALPHA);
    assertThat(by(moving(holes, P1, "26").when(P1, move(ship(CRUISER, "39").through(alpha)))))
        .containsExactly(alpha);
    moving(holes, P1, "26")
        .when(P1, move(ship(CRUISER, "39").through(Passage.through(Wormhole.BETA))))
        .thenRefused("wormholes.N4");
  }

  @Test
  @Rule("wormholes.N4.2")
  void whereTwoKindsOfWormholesJoinTheOptionListsBoth() {
    // The nexus, active, and a system with an alpha wormhole and a gamma token.
    TableKit nexus =
        TableKit.players(2)
            .tile("26", 0, 0)
            .tileOffBoard("82B")
            .with(table ->
                table.withGalaxy(
                    table
                        .galaxy()
                        .with(
                            table
                                .galaxy()
                                .markers()
                                .with(SystemId.of("26"), Marker.GAMMA_WORMHOLE))))
            .units(P1, "26", CRUISER, 1);

    MovementOption option = (MovementOption) moving(nexus, P1, "82").options(P1).getFirst();

    assertThat(option.ships().getFirst().choices())
        .containsExactly(List.of(Passage.through(Wormhole.GAMMA)));
  }

  private static List<Passage> by(Scenario<MapState> moved) {
    return moved.own().last().orElseThrow().voyages().getFirst().passages();
  }

  @Test
  @Rule("hyperlanes.N2.2")
  void shipsMoveAlongHyperlanes() {
    TableKit lane =
        TableKit.players(2)
            .tile("46", 0, 0)
            .tile("83A", 0, 1, 2)
            .tile("47", 0, 2)
            .units(P1, "46", CARRIER, 1);

    moving(lane, P1, "47").when(P1, move(ship(CARRIER, "46"))).thenAccepted();
  }

  @Test
  @Rule({"fleet_pool.N3", "fleet_pool.1.2", "capacity.N1"})
  void aCrowdedSystemMayBePassedAndTheLimitHoldsOnArrivalAlone() {
    TableKit crowded =
        column.units(P1, "47", CRUISER, 3).units(P1, "46", CRUISER, 1).units(P1, "50", CRUISER, 1);

    Scenario<MapState> moved =
        moving(crowded, P1, "48")
            .when(P1, move(ship(CRUISER, "46"), ship(CRUISER, "50")))
            .thenAccepted();

    assertThat(moved.table().units().at(Place.of("47")))
        .containsExactly(UnitStack.of(P1, CRUISER, 3));
    assertThat(moved.table().units().at(Place.of("48")))
        .containsExactly(UnitStack.of(P1, CRUISER, 2));
  }

  @Test
  @Rule("fleet_pool.N2")
  void movingBeyondTheFleetPoolIsLegalAndTrimmedAtOnce() {
    moving(column.sheet(P1, 3, 2, 2).units(P1, "47", CRUISER, 3), P1, "48")
        .when(P1, move(ship(CRUISER, "47"), ship(CRUISER, "47"), ship(CRUISER, "47")))
        .then(table ->
            assertThat(table.units().at(Place.of("48")))
                .containsExactly(UnitStack.of(P1, CRUISER, 2)));
  }

  @Test
  void damageStaysWithTheShip() {
    SystemId from = SystemId.of("47");
    ShipMove damaged =
        new ShipMove(from, DREADNOUGHT, true, Optional.empty(), Optional.empty(), List.of());

    moving(column.damaged(P1, "47", DREADNOUGHT, 1), P1, "48")
        .when(P1, new MoveShips(List.of(damaged)))
        .then(table ->
            assertThat(table.units().at(Place.of("48")))
                .containsExactly(new UnitStack(P1, DREADNOUGHT, 1, true)));
  }
}

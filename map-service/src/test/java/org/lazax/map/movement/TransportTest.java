package org.lazax.map.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DESTROYER;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.map.movement.MovementKit.cargo;
import static org.lazax.map.movement.MovementKit.move;
import static org.lazax.map.movement.MovementKit.moving;
import static org.lazax.map.movement.MovementKit.path;
import static org.lazax.map.movement.MovementKit.ship;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.kernel.KernelEvent.FrameClosed;
import org.lazax.map.state.MapState;
import org.lazax.map.state.Pickup;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.MapProcedure.Movement;
import org.lazax.rules.procedure.Relocated;
import org.lazax.table.Table;
import org.lazax.table.event.units.UnitsMoved;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** Wellon (19) north, Vefut II (20) in the middle, Thibah (21) south. */
class TransportTest {
  private final TableKit board =
      TableKit.players(2).tile("19", 0, 0).tile("20", 0, 1).tile("21", 0, 2);

  /** A carrier with four fighters in space and eight infantry below. */
  private final TableKit reference =
      board
          .units(P1, "19", CARRIER, 1)
          .units(P1, "19", FIGHTER, 4)
          .units(P1, "19/wellon", INFANTRY, 8);

  /** A carrier above infantry in the middle, and infantry in the north. */
  private final TableKit lane =
      board
          .units(P1, "20", CARRIER, 1)
          .units(P1, "20/vefut_ii", INFANTRY, 6)
          .units(P1, "19/wellon", INFANTRY, 1);

  @Test
  @Rule({"transport.0", "transport.2", "tactical_action.2.1", "movement.5", "ground_forces.2"})
  void cargoEndsInTheSpaceAreaWhereItsShipEnds() {
    Table table =
        moving(reference, P1, "20")
            .when(
                P1,
                move(ship(CARRIER, "19", cargo("19", FIGHTER, 2), cargo("19/wellon", INFANTRY, 2))))
            .thenAccepted()
            .table();

    assertThat(table.units().at(Place.of("20")))
        .containsExactlyInAnyOrder(
            UnitStack.of(P1, CARRIER, 1),
            UnitStack.of(P1, FIGHTER, 2),
            UnitStack.of(P1, INFANTRY, 2));
  }

  @Test
  @Rule("unit/aerie_sentinel.N1")
  void aMechOfTheArgentFlightGoesBesideAFullLoadButOnlyWhereThereIsRoomAtAll() {
    TableKit argent =
        reference.player(P1, "argent").units(P1, "19", CRUISER, 1).units(P1, "19/wellon", MECH, 1);

    moving(argent, P1, "20")
        .when(
            P1,
            move(ship(CARRIER, "19", cargo("19/wellon", MECH, 1), cargo("19/wellon", INFANTRY, 4))))
        .thenAccepted();
    moving(argent, P1, "20")
        .when(P1, move(ship(CRUISER, "19", cargo("19/wellon", MECH, 1))))
        .thenRefused("capacity.1");
  }

  @Test
  @Rule({"transport.N4", "transport.N4.2", "capacity.N4", "capacity.N4.1", "capacity.N4.2"})
  void fourFightersAboardLeaveTheInfantryAlone() {
    assertThat(after(cargo("19", FIGHTER, 4))).isEqualTo("8 infantry, 0 fighters");
  }

  @Test
  @Rule({"transport.N4.3", "capacity.N4.3", "capacity.N4"})
  void fourInfantryAboardLeaveTheFightersLost() {
    assertThat(after(cargo("19/wellon", INFANTRY, 4))).isEqualTo("4 infantry, 0 fighters");
  }

  @Test
  @Rule({"transport.N4.4", "capacity.N4.4"})
  void aMixedLoadLeavesTheOtherFightersLost() {
    assertThat(after(cargo("19/wellon", INFANTRY, 2), cargo("19", FIGHTER, 2)))
        .isEqualTo("6 infantry, 0 fighters");
  }

  @Test
  @Rule({"transport.N4.5", "capacity.N4.5"})
  void anEmptyCarrierLeavesTheFightersLost() {
    assertThat(after()).isEqualTo("8 infantry, 0 fighters");
  }

  @Test
  @Rule({"transport.N4.6", "capacity.N4.6", "capacity.1", "transport.N4.1"})
  void moreThanTheCapacityIsNeverTakenAboard() {
    moving(reference, P1, "20")
        .when(P1, move(ship(CARRIER, "19", cargo("19/wellon", INFANTRY, 8))))
        .thenRefused("capacity.1");
    moving(reference, P1, "20")
        .when(
            P1, move(ship(CARRIER, "19", cargo("19/wellon", INFANTRY, 4), cargo("19", FIGHTER, 1))))
        .thenRefused("capacity.1");
  }

  @Test
  @Rule({"transport.1", "transport.1.1"})
  void cargoIsTakenAboardOnTheWayAndWhereTheShipEnds() {
    TableKit way =
        board
            .technologies(P1, "carrier_ii")
            .units(P1, "19", CARRIER, 1)
            .units(P1, "20/vefut_ii", INFANTRY, 1)
            .units(P1, "21/thibah", INFANTRY, 1);

    Table table =
        moving(way, P1, "21")
            .when(
                P1,
                move(
                    ship(
                        CARRIER,
                        "19",
                        cargo("20/vefut_ii", INFANTRY, 1),
                        cargo("21/thibah", INFANTRY, 1))))
            .thenAccepted()
            .table();

    assertThat(table.units().count(Place.of("21"), s -> s.type() == INFANTRY)).isEqualTo(2);
    assertThat(table.units().at(Place.of("21/thibah"))).isEmpty();
  }

  @Test
  @Rule("transport.1")
  void aDetourIsFoundForCargoBesideTheShortestWay() {
    // Two ways lead from 46 to 47: one past Wellon, one through the empty 48.
    TableKit ways =
        TableKit.players(2)
            .technologies(P1, "carrier_ii")
            .tile("46", 0, 0)
            .tile("19", 1, 0)
            .tile("48", 0, 1)
            .tile("47", 1, 1)
            .units(P1, "46", CARRIER, 1)
            .units(P1, "19/wellon", INFANTRY, 2);

    moving(ways, P1, "47")
        .when(P1, move(ship(CARRIER, "46", cargo("19/wellon", INFANTRY, 2))))
        .thenAccepted();
    moving(ways, P1, "47")
        .when(
            P1, move(ship(CARRIER, "46", cargo("19/wellon", INFANTRY, 2)).along(path("48", "47"))))
        .thenRefused("transport.1");
  }

  @Test
  @Rule({"transport.3", "movement.N2"})
  void nothingIsTakenAboardWhereAnOwnTokenLies() {
    TableKit way =
        board
            .technologies(P1, "carrier_ii")
            .units(P1, "19", CARRIER, 1)
            .units(P1, "20/vefut_ii", INFANTRY, 1)
            .tokens(P1, "20");

    moving(way, P1, "21")
        .when(P1, move(ship(CARRIER, "19", cargo("20/vefut_ii", INFANTRY, 1))))
        .thenRefused("transport.3");
  }

  @Test
  @Rule("transport.3")
  void theTokenInTheActiveSystemHoldsNoCargoBack() {
    moving(board.units(P1, "19", CARRIER, 1).units(P1, "20/vefut_ii", INFANTRY, 1), P1, "20")
        .when(P1, move(ship(CARRIER, "19", cargo("20/vefut_ii", INFANTRY, 1))))
        .thenAccepted()
        .then(table -> assertThat(table.units().at(Place.of("20/vefut_ii"))).isEmpty());
  }

  @Test
  @Rule("transport.N3")
  void aShipThatStaysTakesAboardWhatIsOnThePlanetsThere() {
    Scenario<MapState> asked = moving(lane, P1, "20");

    assertThat(asked.silence(P1)).as("silence moves nothing").contains(move());
    Scenario<MapState> lifted = asked.when(P1, move(staying(cargo("20/vefut_ii", INFANTRY, 2))));
    assertThat(lifted.happened().getLast())
        .isEqualTo(
            new UnitsMoved(
                Place.of("20/vefut_ii"), Place.of("20"), List.of(UnitStack.of(P1, INFANTRY, 2))));
    assertThat(lifted.events())
        .as("no ship has come")
        .contains(new FrameClosed(1, new Relocated(Optional.empty())));
  }

  @Test
  @Rule("transport.N3")
  void aShipThatStaysCarriesNoMoreThanAnyOther() {
    Scenario<MapState> asked = moving(lane, P1, "20");

    asked.when(P1, move(staying(cargo("20/vefut_ii", INFANTRY, 5)))).thenRefused("capacity.1");
    asked.when(P1, move(staying(cargo("19/wellon", INFANTRY, 1)))).thenRefused("transport.N3");
    asked.when(P1, move(staying(cargo("20", FIGHTER, 1)))).thenRefused("transport.N3");
    asked.when(P1, move(staying())).thenRefused("movement.4.1");
    ShipMove one = staying(cargo("20/vefut_ii", INFANTRY, 1));
    asked.when(P1, move(one, one)).thenRefused("movement.4");
    ShipMove away = ship(CARRIER, "19", cargo("19/wellon", INFANTRY, 1)).along(path());
    asked.when(P1, move(away)).thenRefused("movement.4.1");
  }

  @Test
  @Rule("transport.N3")
  void nobodyIsAskedWhereThereIsNothingToTakeAboard() {
    assertThat(moving(board.units(P1, "20", CARRIER, 1), P1, "20").awaited()).isEmpty();
    TableKit others = board.units(P1, "20", CARRIER, 1).units(P2, "20/vefut_ii", INFANTRY, 1);
    assertThat(moving(others, P1, "20").awaited()).isEmpty();
    TableKit small = board.units(P1, "20", DESTROYER, 1).units(P1, "20/vefut_ii", INFANTRY, 1);
    assertThat(moving(small, P1, "20").silence(P1)).as("the destroyer can come back").isPresent();
    assertThat(Movers.of(small.table(), new Movement(P1, SystemId.of("20"))).ships())
        .noneMatch(MovementOption.Mover::stays);
  }

  @Test
  @Rule({"movement.N3", "transport.N1"})
  void aFlyingFighterFliesOrIsCarriedButNotBoth() {
    TableKit flying =
        board
            .technologies(P1, "fighter_ii")
            .units(P1, "19", CARRIER, 1)
            .units(P1, "19", FIGHTER, 1);

    moving(flying, P1, "20").when(P1, move(ship(FIGHTER, "19"))).thenAccepted();
    moving(flying, P1, "20")
        .when(P1, move(ship(CARRIER, "19", cargo("19", FIGHTER, 1))))
        .thenAccepted();
    moving(flying, P1, "20")
        .when(P1, move(ship(FIGHTER, "19"), ship(CARRIER, "19", cargo("19", FIGHTER, 1))))
        .thenRefused("movement.N3");
  }

  @Test
  @Rule({"movement.5", "structures.3"})
  void onlyFightersAndGroundForcesAreCargo() {
    TableKit dock =
        board
            .units(P1, "19", CARRIER, 1)
            .units(P1, "19", CRUISER, 1)
            .units(P1, "19/wellon", PDS, 1);

    moving(dock, P1, "20")
        .when(P1, move(ship(CARRIER, "19", cargo("19/wellon", PDS, 1))))
        .thenRefused("movement.5");
    moving(dock, P1, "20")
        .when(P1, move(ship(CARRIER, "19", cargo("19", CRUISER, 1))))
        .thenRefused("movement.5");
  }

  @Test
  @Rule({"space_dock.N2", "space_dock.N2.1"})
  void aDockDoesNotMakeRoomOnAFullShipThatArrives() {
    TableKit home =
        board
            .units(P1, "19", CARRIER, 1)
            .units(P1, "19", FIGHTER, 4)
            .units(P1, "20/vefut_ii", SPACE_DOCK, 1)
            .units(P1, "20/vefut_ii", INFANTRY, 1);

    moving(home, P1, "20")
        .when(
            P1,
            move(ship(CARRIER, "19", cargo("19", FIGHTER, 4), cargo("20/vefut_ii", INFANTRY, 1))))
        .thenRefused("capacity.1");
  }

  private static ShipMove staying(Pickup... aboard) {
    return ship(CARRIER, "20", aboard).along(path());
  }

  /** What is left behind at Wellon when the reference carrier leaves with this aboard. */
  private String after(Pickup... aboard) {
    Scenario<MapState> moved =
        moving(reference, P1, "20").when(P1, move(ship(CARRIER, "19", aboard))).thenAccepted();
    var units = moved.table().units();
    return "%d infantry, %d fighters"
        .formatted(
            units.count(Place.of("19/wellon"), s -> s.type() == INFANTRY),
            units.count(Place.of("19"), s -> s.type() == FIGHTER));
  }
}

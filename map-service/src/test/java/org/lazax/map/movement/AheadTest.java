package org.lazax.map.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DESTROYER;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.map.movement.MovementKit.moving;
import static org.lazax.map.movement.MovementKit.ship;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.galaxy.Wormhole;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.KernelEvent.FrameClosed;
import org.lazax.chronicle.kernel.KernelEvent.FrameOpened;
import org.lazax.chronicle.kernel.Outcome;
import org.lazax.map.state.MapState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.galaxy.Passage;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.procedure.Relocated;
import org.lazax.table.event.galaxy.IonStormTurned;
import org.lazax.table.event.galaxy.NexusTurned;
import org.lazax.table.galaxy.Marker;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** The Creuss flagship goes ahead of its fleet or after it. Home is off the board. */
class AheadTest {
  private static final ShipMove THE_FLAGSHIP = ship(FLAGSHIP, "46");
  private static final ShipMove CARRIER_AT_HOME = ship(CARRIER, "51");

  private final TableKit creuss =
      TableKit.players(2)
          .player(P1, "creuss")
          .tileOffBoard("51")
          .tile("46", 0, 0)
          .tile("47", 0, 1)
          .tile("48", 0, 2)
          .tile("49", 0, 3)
          .units(P1, "46", FLAGSHIP, 1);

  @Test
  @Rule({"unit/hil_colish.N1", "unit/hil_colish.N3"})
  void theOthersGoThroughTheWormholeWhereItHasGone() {
    TableKit fleet = creuss.tile("17", 5, 0).units(P1, "17", CARRIER, 1);
    ShipMove carrier = ship(CARRIER, "17");

    moving(fleet, P1, "47").when(P1, together(THE_FLAGSHIP, carrier)).thenRefused("move.1");
    Scenario<MapState> moved =
        moving(fleet, P1, "47").when(P1, ahead(THE_FLAGSHIP, carrier)).thenAccepted();

    assertThat(moved.table().units().at(Place.of("47")))
        .containsExactlyInAnyOrder(UnitStack.of(P1, FLAGSHIP, 1), UnitStack.of(P1, CARRIER, 1));
  }

  @Test
  @Rule("unit/hil_colish.N4")
  void whoGoesAheadAndWhoFollowsArriveInOneMovementAfterWhichCannonsFireOnce() {
    TableKit fleet =
        creuss
            .tile("17", 5, 0)
            .tile("19", 1, 0)
            .technologies(P2, "pds_ii")
            .units(P2, "19/wellon", PDS, 1)
            .units(P1, "17", CARRIER, 1);
    Scenario<MapState> moved =
        moving(fleet, P1, "47").when(P1, ahead(THE_FLAGSHIP, ship(CARRIER, "17"))).thenAccepted();

    assertThat(moved.events()).noneMatch(FrameOpened.class::isInstance);
    assertThat(moved.events().stream().filter(FrameClosed.class::isInstance)).hasSize(1);
    assertThat(moved.table().kernel().frame().map(Frame::procedure))
        .contains(
            new TacticalAction(P1, SystemId.of("47"))
                .at(TacticalAction.Progress.Step.SPACE_CANNON_OFFENSE));
  }

  @Test
  @Rule({"unit/hil_colish.N2", "unit/hil_colish.N2.1"})
  void theOthersMayUseItsWormholeWhereItStandsAndItHasNoWayBack() {
    TableKit fleet = creuss.units(P1, "51", CRUISER, 1);

    moving(fleet, P1, "47")
        .when(P1, together(THE_FLAGSHIP, ShipMove.of(Place.of("51").system(), CRUISER)))
        .thenAccepted();
    moving(fleet, P1, "51").when(P1, together(THE_FLAGSHIP)).thenAccepted();
    TableKit gone = creuss.units(P1, "51", CARRIER, 1);
    moving(gone, P1, "51")
        .when(P1, together(THE_FLAGSHIP, ship(CARRIER, "46")))
        .thenRefused("movement.4");
  }

  @Test
  @Rule({"unit/hil_colish.N3.1", "unit/hil_colish.N3.2"})
  void ifARiftTakesItWhoeverStillHasAWayMustCome() {
    TableKit rifts =
        TableKit.players(2)
            .player(P1, "creuss")
            .tileOffBoard("51")
            .tile("41", 0, 0)
            .tile("47", 0, 1)
            .units(P1, "41", FLAGSHIP, 1)
            .units(P1, "41", CRUISER, 1)
            .units(P1, "51", CARRIER, 1);

    Scenario<MapState> lost =
        moving(rifts, P1, "47")
            .when(
                P1,
                new MoveShips(
                    List.of(ship(CRUISER, "41"), CARRIER_AT_HOME),
                    Optional.of(List.of(ship(FLAGSHIP, "41")))),
                1,
                9)
            .thenAccepted();

    assertThat(lost.table().units().at(Place.of("47")))
        .containsExactly(UnitStack.of(P1, CRUISER, 1));
    assertThat(lost.table().units().at(Place.of("51")))
        .containsExactly(UnitStack.of(P1, CARRIER, 1));
  }

  @Test
  @Rule("movement.6")
  void noOtherShipGoesAhead() {
    moving(creuss.units(P1, "46", CRUISER, 1), P1, "47")
        .when(P1, ahead(ship(CRUISER, "46"), THE_FLAGSHIP))
        .thenRefused("movement.6");
  }

  @Test
  @Rule("wormhole_nexus.N3")
  void goingAheadIntoTheNexusDoesNotTurnItBeforeTheOthersMove() {
    TableKit nexus =
        TableKit.players(2)
            .player(P1, "creuss")
            .tileOffBoard("51")
            .tileOffBoard("82A")
            .tile("46", 0, 0)
            .tile("26", 3, 0)
            .marker(Marker.GAMMA_WORMHOLE, "46")
            .units(P1, "46", FLAGSHIP, 1)
            .units(P1, "26", CRUISER, 1)
            .units(P1, "51", CARRIER, 1);

    moving(nexus, P1, "82")
        .when(P1, ahead(THE_FLAGSHIP, ship(CRUISER, "26")))
        .thenRefused("movement.4.6");
    Scenario<MapState> moved =
        moving(nexus, P1, "82").when(P1, ahead(THE_FLAGSHIP, CARRIER_AT_HOME)).thenAccepted();

    assertThat(moved.happened()).noneMatch(NexusTurned.class::isInstance);
    assertThat(moved.table().units().at(Place.of("82"))).hasSize(2);
  }

  @Test
  @Rule("exploration/ion_storm.N2.1")
  void theStormThatItWentThroughShowsItsOtherSideToTheOthers() {
    TableKit storm =
        TableKit.players(2)
            .player(P1, "creuss")
            .tile("46", 0, 0)
            .marker(Marker.ION_STORM_ALPHA, "46")
            .tile("39", 5, 0)
            .tile("47", 6, 0)
            .tile("25", 0, 5)
            .tile("49", 0, 6)
            .units(P1, "39", FLAGSHIP, 1);
    TableKit fleet = storm.units(P1, "25", CARRIER, 1).units(P1, "39", CRUISER, 1);

    Scenario<MapState> moved =
        moving(fleet, P1, "46")
            .when(
                P1,
                ahead(
                    ship(FLAGSHIP, "39").through(Passage.throughIonStorm(Wormhole.ALPHA)),
                    ship(CARRIER, "25").through(Passage.throughIonStorm(Wormhole.BETA))))
            .thenAccepted();

    assertThat(moved.happened()).filteredOn(IonStormTurned.class::isInstance).hasSize(2);
    moving(fleet, P1, "46")
        .when(
            P1,
            ahead(
                ship(FLAGSHIP, "39").through(Passage.throughIonStorm(Wormhole.ALPHA)),
                ship(CRUISER, "39").through(Passage.throughIonStorm(Wormhole.ALPHA))))
        .thenRefused("wormholes.N4");
    moving(fleet, P1, "46")
        .when(
            P1,
            together(
                ship(FLAGSHIP, "39").through(Passage.throughIonStorm(Wormhole.ALPHA)),
                ship(CARRIER, "25").through(Passage.throughIonStorm(Wormhole.BETA))))
        .thenRefused("wormholes.N4");
  }

  @Test
  @Rule("gravity_rift.2.2")
  void aShipThatARiftTakesHasNotGoneThroughTheStorm() {
    TableKit rift =
        TableKit.players(2)
            .tile("41", 0, 0)
            .marker(Marker.ION_STORM_ALPHA, "41")
            .tile("39", 5, 0)
            .units(P1, "41", CRUISER, 1);

    assertThat(moving(rift, P1, "39").when(P1, together(ship(CRUISER, "41")), 1).happened())
        .noneMatch(IonStormTurned.class::isInstance);
    assertThat(moving(rift, P1, "39").when(P1, together(ship(CRUISER, "41")), 4).happened())
        .anyMatch(IonStormTurned.class::isInstance);
  }

  @Test
  @Rule({"action_card/experimental_battlestation.N3.3"})
  void shipsHaveComeUnlessARiftHasTakenThemAll() {
    TableKit rift =
        TableKit.players(2).tile("41", 0, 0).tile("39", 1, 0).units(P1, "41", CRUISER, 1);

    assertThat(outcome(moving(rift, P1, "39").when(P1, together(ship(CRUISER, "41")), 1)))
        .isEqualTo(new Relocated(Optional.empty()));
    assertThat(outcome(moving(rift, P1, "39").when(P1, together(ship(CRUISER, "41")), 4)))
        .isEqualTo(new Relocated(Optional.of(SystemId.of("39"))));
  }

  @Test
  @Rule("action_card/experimental_battlestation.N3.2")
  void aShipThatHasLeftAndReturnedHasCome() {
    TableKit two =
        TableKit.players(2).tile("46", 0, 0).tile("47", 1, 0).units(P1, "46", CRUISER, 1);
    ShipMove loop = ship(CRUISER, "46").along(MovementKit.path("47", "46"));

    assertThat(outcome(moving(two, P1, "46").when(P1, together(loop))))
        .isEqualTo(new Relocated(Optional.of(SystemId.of("46"))));
    assertThat(outcome(moving(two, P1, "46").when(P1, together())))
        .isEqualTo(new Relocated(Optional.empty()));
  }

  private static Outcome outcome(Scenario<MapState> moved) {
    return moved.events().stream()
        .filter(FrameClosed.class::isInstance)
        .map(event -> ((FrameClosed) event).outcome())
        .findFirst()
        .orElseThrow();
  }

  @Test
  void whoGoesAheadAndWhoFollowsShareTheGravityDrive() {
    TableKit far =
        creuss
            .technologies(P1, "gravity_drive")
            .units(P1, "46", DESTROYER, 1)
            .units(P1, "49", CRUISER, 1);

    moving(far, P1, "48").when(P1, ahead(THE_FLAGSHIP, ship(CRUISER, "49"))).thenAccepted();
    moving(far, P1, "49").when(P1, together(ship(DESTROYER, "46"))).thenAccepted();
    moving(far.tile("50", 0, 4).units(P1, "50", CARRIER, 1), P1, "48")
        .when(P1, ahead(THE_FLAGSHIP, ship(CARRIER, "50")))
        .thenRefused("move.1");
  }

  private static MoveShips together(ShipMove... moves) {
    return new MoveShips(List.of(moves));
  }

  private static MoveShips ahead(ShipMove first, ShipMove then) {
    return new MoveShips(List.of(then), Optional.of(List.of(first)));
  }
}

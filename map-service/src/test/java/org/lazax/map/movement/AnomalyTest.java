package org.lazax.map.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DESTROYER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.map.movement.MovementKit.cargo;
import static org.lazax.map.movement.MovementKit.move;
import static org.lazax.map.movement.MovementKit.moving;
import static org.lazax.map.movement.MovementKit.path;
import static org.lazax.map.movement.MovementKit.ship;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import org.junit.jupiter.api.Test;
import org.lazax.catalog.galaxy.Anomaly;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.map.path.RiftCrossed;
import org.lazax.map.state.MapState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.Table;
import org.lazax.table.event.technology.TechnologyReturned;
import org.lazax.table.event.units.UnitsDestroyed;
import org.lazax.table.event.units.UnitsRemoved;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** A column of three systems: 46 north, an anomaly in the middle, 47 south, 48 beyond it. */
class AnomalyTest {

  private static TableKit column(String middle) {
    return column(TableKit.players(2), middle);
  }

  private static TableKit column(TableKit players, String middle) {
    return players.tile("46", 0, 0).tile(middle, 0, 1).tile("47", 0, 2).tile("48", 0, 3);
  }

  // ---- supernova, asteroid field, nebula ----

  @Test
  @Rule("supernova.1")
  void aShipCannotMoveThroughASupernova() {
    moving(column("43").units(P1, "46", CRUISER, 1).units(P1, "48", CRUISER, 1), P1, "47")
        .when(P1, move(ship(CRUISER, "46").along(path("43", "47"))))
        .thenRefused("supernova.1");
  }

  @Test
  @Rule("supernova.1")
  void nothingReachesASupernova() {
    assertThat(moving(column("43").units(P1, "46", CRUISER, 1), P1, "43").awaited()).isEmpty();
  }

  @Test
  @Rule("supernova.N1")
  void aShipThatIsInASupernovaMayLeave() {
    moving(column("43").units(P1, "43", CRUISER, 1), P1, "47")
        .when(P1, move(ship(CRUISER, "43")))
        .thenAccepted();
  }

  @Test
  @Rule({"asteroid_field.0", "asteroid_field.1"})
  void anAsteroidFieldIsNeitherEnteredNorPassed() {
    TableKit kit = column("44").units(P1, "46", CRUISER, 1).units(P1, "48", CRUISER, 1);

    moving(kit, P1, "47")
        .when(P1, move(ship(CRUISER, "46").along(path("44", "47"))))
        .thenRefused("asteroid_field.1");
    assertThat(moving(kit, P1, "44").awaited()).isEmpty();
  }

  @Test
  @Rule("asteroid_field.N1")
  void antimassDeflectorsOpenAsteroidFields() {
    TableKit kit = column("44").technologies(P1, "antimass_deflectors").units(P1, "46", CRUISER, 1);

    moving(kit, P1, "47").when(P1, move(ship(CRUISER, "46"))).thenAccepted();
    moving(kit, P1, "44").when(P1, move(ship(CRUISER, "46"))).thenAccepted();
  }

  @Test
  @Rule("action_card/divert_funding.N7")
  void withoutTheDeflectorsThatWereReturnedShipsOnlyStayInAndLeaveAsteroidFields() {
    TechnologyId deflectors = new TechnologyId("antimass_deflectors");
    TableKit kit =
        column("44")
            .technologies(P1, deflectors.value())
            .units(P1, "44", CRUISER, 1)
            .units(P1, "46", CRUISER, 1)
            .units(P1, "48", CRUISER, 1)
            .with(t -> new TechnologyReturned(P1, deflectors).fold(t));

    moving(kit, P1, "47").when(P1, move(ship(CRUISER, "44"))).thenAccepted();
    moving(kit, P1, "47")
        .when(P1, move(ship(CRUISER, "46").along(path("44", "47"))))
        .thenRefused("asteroid_field.1");
    var entered = moving(kit, P1, "44");
    assertThat(entered.awaited()).as("nobody can enter").isEmpty();
    assertThat(entered.table().units().at(Place.of("44")))
        .as("what is there stays")
        .isEqualTo(kit.table().units().at(Place.of("44")));
  }

  @Test
  @Rule({"nebula.1", "active_system.N1"})
  void aNebulaIsEnteredWhileItIsTheActiveSystem() {
    moving(column("42").units(P1, "46", CRUISER, 1), P1, "42")
        .when(P1, move(ship(CRUISER, "46")))
        .thenAccepted();
  }

  @Test
  @Rule({"nebula.1", "nebula.1.1", "active_system.N1"})
  void aNebulaIsNeverPassed() {
    moving(column("42").units(P1, "46", CRUISER, 1).units(P1, "48", CRUISER, 1), P1, "47")
        .when(P1, move(ship(CRUISER, "46").along(path("42", "47"))))
        .thenRefused("nebula.1.1");
  }

  @Test
  @Rule("nebula.2")
  void aShipThatStartsInANebulaHasMoveOne() {
    TableKit kit = column("42").units(P1, "42", DESTROYER, 1).units(P1, "47", CRUISER, 1);

    moving(kit, P1, "47").when(P1, move(ship(DESTROYER, "42"))).thenAccepted();
    moving(kit, P1, "48").when(P1, move(ship(DESTROYER, "42"))).thenRefused("nebula.2");
  }

  @Test
  @Rule("nebula.2.1")
  void gravityDriveRaisesTheMoveOfOneShipOutOfANebula() {
    TableKit kit = column("42").technologies(P1, "gravity_drive").units(P1, "42", DESTROYER, 2);

    moving(kit, P1, "48").when(P1, move(ship(DESTROYER, "42"))).thenAccepted();
    moving(kit, P1, "48")
        .when(P1, move(ship(DESTROYER, "42"), ship(DESTROYER, "42")))
        .thenRefused("nebula.2");
  }

  @Test
  void lightWaveDeflectorLetsShipsPassThoseOfOthers() {
    TableKit blocked = column("49").units(P1, "46", CRUISER, 1).units(P2, "49", CRUISER, 1);

    assertThat(moving(blocked, P1, "47").awaited()).isEmpty();
    moving(blocked.technologies(P1, "light_wave_deflector"), P1, "47")
        .when(P1, move(ship(CRUISER, "46")))
        .thenAccepted();
  }

  // ---- gravity rift ----

  @Test
  @Rule({"gravity_rift.0", "gravity_rift.1", "gravity_rift.1.1"})
  void leavingARiftMakesAShipGoOneFurther() {
    Table table =
        moving(column("41").units(P1, "41", CARRIER, 1), P1, "48")
            .when(P1, move(ship(CARRIER, "41")), 4)
            .thenAccepted()
            .table();

    assertThat(table.units().at(Place.of("48"))).containsExactly(UnitStack.of(P1, CARRIER, 1));
  }

  @Test
  @Rule({
    "gravity_rift.2",
    "gravity_rift.2.1",
    "gravity_rift.2.2",
    "gravity_rift.2.3",
    "gravity_rift.N2",
    "transport.1.2",
    "destroyed.2"
  })
  void aShipThatRollsThreeOrLessIsRemovedWithWhatItCarries() {
    Scenario<MapState> moved =
        moving(
                column("67").units(P1, "67", CARRIER, 1).units(P1, "67/cormund", INFANTRY, 2),
                P1,
                "47")
            .when(P1, move(ship(CARRIER, "67", cargo("67/cormund", INFANTRY, 2))), 3)
            .thenAccepted();

    assertThat(moved.table().units().all()).isEmpty();
    assertThat(moved.happened())
        .anyMatch(UnitsRemoved.class::isInstance)
        .noneMatch(UnitsDestroyed.class::isInstance);
  }

  @Test
  @Rule({"gravity_rift.N7", "transport.1.2"})
  void whatALostShipWouldHaveTakenAboardLaterStaysWhereItIs() {
    TableKit kit =
        TableKit.players(2)
            .tile("41", 0, 0)
            .tile("19", 0, 1)
            .units(P1, "41", CARRIER, 1)
            .units(P1, "19/wellon", INFANTRY, 2);

    moving(kit, P1, "19")
        .when(P1, move(ship(CARRIER, "41", cargo("19/wellon", INFANTRY, 2))), 1)
        .then(table ->
            assertThat(table.units().at(Place.of("19/wellon")))
                .containsExactly(UnitStack.of(P1, INFANTRY, 2)));
  }

  @Test
  @Rule({"gravity_rift.2", "gravity_rift.N4"})
  void eachShipHasADieOfItsOwnAndTheLostOnesDoNotCountAtTheEnd() {
    moving(column("41").sheet(P1, 3, 1, 2).units(P1, "46", CRUISER, 2), P1, "47")
        .when(P1, move(ship(CRUISER, "46"), ship(CRUISER, "46")), 1, 10)
        .then(table ->
            assertThat(table.units().at(Place.of("47")))
                .containsExactly(UnitStack.of(P1, CRUISER, 1)));
  }

  @Test
  @Rule({"gravity_rift.3", "gravity_rift.N6"})
  void everyExitGivesItsOwnMoveAndItsOwnDie() {
    TableKit kit =
        TableKit.players(2)
            .tile("41", 0, 0)
            .tile("67", 0, 1)
            .tile("46", 0, 2)
            .tile("47", 0, 3)
            .units(P1, "41", CARRIER, 1);

    Scenario<MapState> moved =
        moving(kit, P1, "47").when(P1, move(ship(CARRIER, "41")), 9, 9).thenAccepted();

    assertThat(moved.happened()).filteredOn(RiftCrossed.class::isInstance).hasSize(2);
  }

  @Test
  @Rule({"gravity_rift.4", "gravity_rift.N8", "anomalies.5"})
  void aDimensionalTearInARiftIsNoSecondRiftAndElsewhereItIsOne() {
    TableKit cabal = TableKit.players(2).player(P2, "vuil_raith");
    TableKit printed = column(cabal, "67").units(P2, "67/cormund", SPACE_DOCK, 1);
    TableKit torn = column(cabal, "19").units(P2, "19/wellon", SPACE_DOCK, 1);

    Scenario<MapState> left =
        moving(printed.units(P1, "67", CARRIER, 1), P1, "48")
            .when(P1, move(ship(CARRIER, "67")), 4)
            .thenAccepted();
    assertThat(left.happened()).filteredOn(RiftCrossed.class::isInstance).hasSize(1);
    assertThat(Starmap.of(torn.table()).anomalies(SystemId.of("19")))
        .containsExactly(Anomaly.GRAVITY_RIFT);
    moving(torn.units(P1, "19", CARRIER, 1), P1, "48")
        .when(P1, move(ship(CARRIER, "19")), 4)
        .thenAccepted();
  }

  @Test
  @Rule("gravity_rift.N1")
  void endingInARiftGivesNeitherMoveNorDie() {
    TableKit kit = column("49").tile("41", 0, -1).units(P1, "47", CARRIER, 1);

    assertThat(moving(kit, P1, "46").awaited()).isEmpty();
    moving(column("41").units(P1, "46", CRUISER, 1), P1, "41")
        .when(P1, move(ship(CRUISER, "46")))
        .thenAccepted();
  }

  @Test
  @Rule("gravity_rift.N3")
  void nothingIsAddedAfterTheDice() {
    Scenario<MapState> moved =
        moving(column("41").units(P1, "41", CRUISER, 1).units(P1, "46", CRUISER, 1), P1, "47")
            .when(P1, move(ship(CRUISER, "41")), 1)
            .thenAccepted();

    assertThat(moved.awaited()).isEmpty();
  }
}

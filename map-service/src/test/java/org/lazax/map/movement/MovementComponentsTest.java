package org.lazax.map.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
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
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.map.path.RiftCrossed;
import org.lazax.map.state.MapState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.movement.Ship;
import org.lazax.rules.procedure.CombatProcedure.Destroyed;
import org.lazax.table.event.units.UnitsDestroyed;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;
import org.lazax.table.units.Units;

/** What factions and their units change in movement. */
class MovementComponentsTest extends MovementComponents {
  // ---- factions and their units ----

  @Test
  @Rule("movement.N4")
  void theEmbersOfMuaatPassSupernovasAndWithTheirReactorEnterThem() {
    TableKit muaat = column("43").player(P1, "muaat");

    assertThat(reach(muaat, "47", "46", 2)).isEqualTo("43, 47");
    assertThat(reach(muaat, "43", "46", 2)).isEqualTo("supernova.1");
    assertThat(reach(muaat.technologies(P1, "magmus_reactor"), "43", "46", 2)).isEqualTo("43");
    assertThat(reach(column("43").technologies(P1, "magmus_reactor"), "47", "46", 2))
        .as("into, not through")
        .isEqualTo("supernova.1");
    TableKit first = column("43").firstPrints("technology/magmus_reactor");
    assertThat(reach(first.technologies(P1, "magmus_reactor"), "43", "46", 2)).isEqualTo("43");
    assertThat(reach(first.technologies(P1, "magmus_reactor"), "47", "46", 2))
        .isEqualTo("supernova.1");
  }

  @Test
  @Rule("faction_ability/voidborn.N1")
  void nebulaeDoNotHinderTheEmpyrean() {
    TableKit empyrean = column("42").player(P1, "empyrean");

    assertThat(reach(empyrean, "47", "46", 2)).isEqualTo("42, 47");
    assertThat(reach(empyrean, "48", "42", 2)).isEqualTo("47, 48");
  }

  @Test
  @Rule("faction_ability/slipstream.N1")
  void creussShipsAreFasterFromHomeAndFromAlphaAndBetaWormholes() {
    TableKit creuss =
        TableKit.players(2)
            .player(P1, "creuss")
            .tile("39", 0, 0)
            .tile("46", 0, 1)
            .tile("17", 0, -1)
            .tile("47", 0, 2)
            .tile("48", 1, -2)
            .tile("49", 1, -3)
            .tileOffBoard("51");

    assertThat(reach(creuss, "47", "39", 1)).isEqualTo("46, 47");
    assertThat(reach(creuss, "48", "51", 1)).isEqualTo("17, 48");
    assertThat(reach(creuss, "49", "17", 1)).as("a delta wormhole alone").isEqualTo("move.1");
  }

  @Test
  @Rule("unit/ysia_yssrila.N1")
  void theFlagshipOfTheYssarilPassesShipsOfOthersAlone() {
    TableKit blocked = column("49").player(P1, "yssaril").units(P2, "49", CRUISER, 1);

    assertThat(reach(blocked, "47", new Ship(P1, FLAGSHIP, at("46"), 2))).isEqualTo("49, 47");
    assertThat(reach(blocked, "47", "46", 2)).isEqualTo("movement.4.2");
    assertThat(
            reach(
                blocked.technologies(P1, "light_wave_deflector"),
                "47",
                new Ship(P1, FLAGSHIP, at("46"), 2)))
        .isEqualTo("49, 47");
  }

  @Test
  @Rule({"technology/aerie_hololattice.N2", "abilities.6"})
  void noShipOfOthersPassesAShieldedStructureWhateverItMay() {
    TableKit barrier =
        column("19")
            .technologies(P1, "light_wave_deflector")
            .technologies(P2, "aerie_hololattice")
            .units(P2, "19/wellon", PDS, 1);

    assertThat(reach(barrier, "47", "46", 2)).isEqualTo("technology/aerie_hololattice.N2");
    assertThat(reach(barrier, "19", "46", 2)).as("into, it may").isEqualTo("19");
    assertThat(
            reach(
                column("19").technologies(P1, "aerie_hololattice").units(P1, "19/wellon", PDS, 1),
                "47",
                "46",
                2))
        .isEqualTo("19, 47");
  }

  @Test
  @Rule("structures.3")
  void aHelTitanIsAGroundForceThatIsNotCarried() {
    TableKit titans =
        column("19")
            .player(P1, "titans")
            .units(P1, "19", CARRIER, 1)
            .units(P1, "19/wellon", PDS, 1);

    moving(titans, P1, "47")
        .when(P1, move(ship(CARRIER, "19", cargo("19/wellon", PDS, 1))))
        .thenRefused("structures.3");
  }

  @Test
  @Rule({"unit/memoria_i.N1", "unit/memoria_i.N5", "unit/memoria_i.N6"})
  void theFlagshipOfTheNomadAloneIsNextToWhereItsMechsStandBeforeTheMovement() {
    TableKit nomad =
        TableKit.players(2)
            .player(P1, "nomad")
            .tile("46", 0, 0)
            .tile("20", 0, 1)
            .tile("19", 5, 0)
            .units(P1, "46", CARRIER, 1)
            .units(P1, "46", MECH, 1)
            .units(P1, "19", FLAGSHIP, 1);
    Ship flagship = new Ship(P1, FLAGSHIP, at("19"), 1);

    assertThat(reach(nomad, "46", flagship)).isEqualTo("46");
    assertThat(reach(nomad, "46", "19", 3)).isEqualTo("movement.4.6");
    assertThat(reach(nomad.units(P2, "20/vefut_ii", MECH, 1), "20", flagship)).isEqualTo("move.1");
    MoveShips together = move(ship(CARRIER, "46", cargo("46", MECH, 1)), ship(FLAGSHIP, "19"));
    moving(nomad, P1, "20").when(P1, together).thenRefused("move.1");
    moving(nomad.technologies(P1, "memoria_ii"), P1, "20").when(P1, together).thenAccepted();
  }

  @Test
  @Rule("unit/hil_colish.N6")
  void whoMayPassShipsPassesByTheWormholeOfTheCreussFlagship() {
    TableKit delta =
        TableKit.players(2)
            .player(P2, "creuss")
            .tile("17", 5, 0)
            .tile("46", 0, 0)
            .tile("47", 0, 1)
            .units(P2, "46", FLAGSHIP, 1);

    assertThat(reach(delta, "47", "17", 2)).isEqualTo("movement.4.2");
    assertThat(reach(delta.technologies(P1, "light_wave_deflector"), "47", "17", 2))
        .isEqualTo("46, 47");
  }

  @Test
  @Rule({"unit/dimensional_tear_i.N4", "unit/dimensional_tear_i.N5"})
  void aTearGivesItsOwnersShipsOneMoveAndNoDieAlsoWhereItIsARiftOrANebula() {
    TableKit cabal = TableKit.players(2).player(P1, "vuil_raith");
    TableKit rift =
        cabal
            .tile("67", 0, 0)
            .tile("46", 0, 1)
            .tile("47", 0, 2)
            .tile("48", 0, 3)
            .units(P1, "67/cormund", SPACE_DOCK, 1);
    TableKit nebula =
        cabal
            .tile("68", 0, 0)
            .tile("46", 0, 1)
            .tile("47", 0, 2)
            .tile("48", 0, 3)
            .units(P1, "68/everra", SPACE_DOCK, 1);

    assertThat(reach(rift, "48", "67", 2)).isEqualTo("46, 47, 48");
    assertThat(dice(rift, "48", "67", 2)).isZero();
    assertThat(reach(rift, "48", "67", 1)).as("two rifts in one place are one").isEqualTo("move.1");
    assertThat(reach(nebula, "47", "68", 2)).as("1 + 1").isEqualTo("46, 47");
    assertThat(reach(nebula, "48", "68", 2)).isEqualTo("nebula.2");
  }

  @Test
  @Rule("unit/dimensional_tear_i.N3")
  void severalTearsInOneSystemAreOneRift() {
    TableKit one = column("27").player(P2, "vuil_raith").units(P2, "27/starpoint", SPACE_DOCK, 1);
    TableKit two = one.units(P2, "27/new_albion", SPACE_DOCK, 1);

    for (TableKit torn : List.of(one, two)) {
      assertThat(reach(torn, "47", "46", 1)).as("one move more").isEqualTo("27, 47");
      assertThat(dice(torn, "47", "46", 1)).isEqualTo(1);
      assertThat(reach(torn, "48", "46", 1)).isEqualTo("move.1");
    }
  }

  @Test
  @Rule("unit/dimensional_tear_i.N2")
  void everyPassOutOfATearCounts() {
    TableKit torn = column("19").player(P2, "vuil_raith").units(P2, "19/wellon", SPACE_DOCK, 1);
    TableKit kit = torn.units(P1, "19", CARRIER, 1);

    Scenario<MapState> moved =
        moving(kit, P1, "47")
            .when(P1, move(ship(CARRIER, "19").along(path("46", "19", "47"))), 9, 9)
            .thenAccepted();

    assertThat(moved.happened()).filteredOn(RiftCrossed.class::isInstance).hasSize(2);
  }

  @Test
  @Rule({"unit/floating_factory_i.N4", "unit/floating_factory_i.N5"})
  void aFloatingFactoryMovesLikeAShip() {
    TableKit saar = column("41").player(P1, "saar").units(P1, "41", SPACE_DOCK, 1);

    Scenario<MapState> left =
        moving(saar, P1, "48").when(P1, move(ship(SPACE_DOCK, "41")), 4).thenAccepted();
    assertThat(left.happened()).filteredOn(RiftCrossed.class::isInstance).hasSize(1);
    assertThat(moving(saar, P1, "48").when(P1, move(ship(SPACE_DOCK, "41")), 3).table().units())
        .isEqualTo(Units.NONE);
    TableKit far = column("49").player(P1, "saar").units(P1, "46", SPACE_DOCK, 1);
    assertThat(moving(far, P1, "47").awaited()).isEmpty();
    moving(far.technologies(P1, "gravity_drive"), P1, "47")
        .when(P1, move(ship(SPACE_DOCK, "46")))
        .thenAccepted();
    TableKit asteroids = column("44").player(P1, "saar").units(P1, "46", SPACE_DOCK, 1);
    assertThat(moving(asteroids, P1, "44").awaited()).isEmpty();
    moving(asteroids.technologies(P1, "antimass_deflectors"), P1, "44")
        .when(P1, move(ship(SPACE_DOCK, "46")))
        .thenAccepted();
  }

  @Test
  @Rule("unit/floating_factory_i.N10")
  void aFactoryThatPassesShipsOfOthersIsNotBlockadedThere() {
    TableKit saar =
        column("49")
            .player(P1, "saar")
            .technologies(P1, "floating_factory_ii")
            .units(P1, "46", SPACE_DOCK, 1)
            .units(P2, "49", CRUISER, 1);
    assertThat(moving(saar, P1, "47").awaited()).isEmpty();

    Scenario<MapState> passed =
        moving(saar.technologies(P1, "light_wave_deflector"), P1, "47")
            .when(P1, move(ship(SPACE_DOCK, "46")))
            .thenAccepted();
    assertThat(passed.table().units().at(Place.of("47"), P1))
        .containsExactly(UnitStack.of(P1, SPACE_DOCK, 1));
    assertThat(passed.happened()).noneMatch(UnitsDestroyed.class::isInstance);
    assertThat(passed.table().kernel().within(Destroyed.class)).isEmpty();
  }

  @Test
  @Rule({"unit/floating_factory_i.N11", "unit/floating_factory_i.N11.1"})
  void whoeverArrivesWhereNothingGuardsAFactoryDestroysItBeforeAnyCannonFires() {
    TableKit saar =
        column("49").player(P2, "saar").units(P2, "46", SPACE_DOCK, 1).units(P1, "49", CRUISER, 1);

    Scenario<MapState> arrived =
        moving(saar, P1, "46").when(P1, move(ship(CRUISER, "49"))).thenAccepted();
    assertThat(arrived.table().units().at(Place.of("46"), P2)).isEmpty();
    assertThat(top(arrived)).as("what follows, before any cannon").isInstanceOf(Destroyed.class);

    Scenario<MapState> guarded =
        moving(saar.units(P2, "46", CRUISER, 1), P1, "46").when(P1, move(ship(CRUISER, "49")));
    assertThat(guarded.table().units().count(Place.of("46"), s -> s.type() == SPACE_DOCK))
        .isEqualTo(1);
  }

  @Test
  @Rule("unit/floating_factory_i.N11.2")
  void aFactoryOutlivesThoseWhomARiftTakes() {
    TableKit saar =
        column("41").player(P2, "saar").units(P2, "46", SPACE_DOCK, 1).units(P1, "41", CRUISER, 1);

    Scenario<MapState> lost = moving(saar, P1, "46").when(P1, move(ship(CRUISER, "41")), 3);
    assertThat(lost.table().units().ships(SystemId.of("46"), P1)).isEmpty();
    assertThat(lost.table().units().at(Place.of("46"), P2)).isNotEmpty();
    Scenario<MapState> came = moving(saar, P1, "46").when(P1, move(ship(CRUISER, "41")), 4);
    assertThat(came.table().units().at(Place.of("46"), P2)).isEmpty();
  }

  private static Procedure top(Scenario<MapState> scenario) {
    return ((Frame) scenario.table().kernel().top().orElseThrow()).procedure();
  }
}

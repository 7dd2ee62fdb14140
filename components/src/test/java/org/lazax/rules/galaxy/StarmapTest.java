package org.lazax.rules.galaxy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import org.junit.jupiter.api.Test;
import org.lazax.catalog.galaxy.Anomaly;
import org.lazax.catalog.galaxy.Wormhole;
import org.lazax.chronicle.Seat;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.table.galaxy.Marker;
import org.lazax.table.galaxy.SystemId;

class StarmapTest {
  private static final SystemId ALPHA = SystemId.of("26");
  private static final SystemId FAR_ALPHA = SystemId.of("39");
  private static final SystemId BETA = SystemId.of("25");
  private static final SystemId EMPTY = SystemId.of("46");

  /** Two alphas and a beta far apart, an empty system beside the first. */
  private final TableKit board =
      TableKit.players(3)
          .player(P1, "creuss")
          .tile("26", 0, 0)
          .tile("46", 0, 1)
          .tile("39", 0, 9)
          .tile("25", 9, 0);

  @Test
  @Rule({"neighbors.3", "faction_ability/quantum_entanglement.N2"})
  void creussIsANeighbourBetweenAlphaAndBetaBothWaysAndOthersAreNot() {
    TableKit alphaAndBeta = board.units(P1, "26", CARRIER, 1).controls(P2, "quann");

    assertThat(Neighbours.of(alphaAndBeta.table(), P1)).containsExactly(P2);
    assertThat(Neighbours.of(alphaAndBeta.table(), P2)).containsExactly(P1);
    assertThat(Neighbours.of(board.units(P3, "26", CARRIER, 1).controls(P2, "quann").table(), P2))
        .isEmpty();
  }

  @Test
  void onlyCreussSeesAlphaNextToBeta() {
    assertThat(sees(board, P1).adjacent(ALPHA)).containsExactly(BETA, FAR_ALPHA, EMPTY);
    assertThat(sees(board, P2).adjacent(ALPHA)).containsExactly(FAR_ALPHA, EMPTY);
    assertThat(Starmap.of(board.table()).adjacent(BETA)).isEmpty();
  }

  @Test
  @Rule({
    "agenda/enforced_travel_ban.N1",
    "agenda/enforced_travel_ban.N5",
    "faction_ability/quantum_entanglement.N1"
  })
  void theTravelBanClosesTheWayButLeavesAdjacencyAndDoesNotBindCreuss() {
    TableKit banned =
        board.law("enforced_travel_ban").units(P2, "26", CARRIER, 1).units(P3, "39", CARRIER, 1);

    assertThat(sees(banned, P2).areAdjacent(ALPHA, FAR_ALPHA)).isTrue();
    assertThat(Neighbours.are(banned.table(), P2, P3)).isTrue();
    assertThat(sees(banned, P2).open(ALPHA)).containsExactly(EMPTY);
    assertThat(sees(banned, P1).open(ALPHA)).containsExactly(BETA, FAR_ALPHA, EMPTY);
  }

  @Test
  @Rule({"agenda/wormhole_reconstruction.N1", "agenda/enforced_travel_ban.N2"})
  void whatReconstructionJoinsTheBanDoesNotClose() {
    TableKit both = board.law("enforced_travel_ban").law("wormhole_reconstruction");

    assertThat(sees(both, P2).open(ALPHA)).containsExactly(BETA, FAR_ALPHA, EMPTY);
  }

  @Test
  @Rule({
    "action_card/lost_star_chart.N1",
    "action_card/lost_star_chart.N1.1",
    "action_card/lost_star_chart.N4"
  })
  void aStarChartJoinsForEverybodyAndBeatsTheBan() {
    TableKit charted =
        board
            .law("enforced_travel_ban")
            .effect(P2, "action_card/lost_star_chart")
            .units(P2, "26", CARRIER, 1)
            .units(P3, "25", CARRIER, 1);

    assertThat(sees(charted, P3).open(ALPHA)).containsExactly(BETA, FAR_ALPHA, EMPTY);
    assertThat(Neighbours.are(charted.table(), P2, P3)).isTrue();
  }

  @Test
  @Rule("action_card/lost_star_chart.N5")
  void byStarChartNobodyNeedPassTheStorm() {
    TableKit storm =
        board.marker(Marker.ION_STORM_ALPHA, "46").effect(P2, "action_card/lost_star_chart");

    assertThat(sees(storm, P2).passages(EMPTY, FAR_ALPHA))
        .containsExactly(Passage.throughIonStorm(Wormhole.ALPHA), Passage.ABILITY);
  }

  @Test
  @Rule({
    "agenda/nexus_sovereignty.N1",
    "agenda/nexus_sovereignty.N2",
    "agenda/nexus_sovereignty.N4"
  })
  void sovereigntyClosesTheAlphaAndBetaOfTheNexusButForCreuss() {
    TableKit nexus =
        board.tileOffBoard("82B").marker(Marker.GAMMA_WORMHOLE, "46").law("nexus_sovereignty");
    SystemId mallice = SystemId.of("82");

    assertThat(sees(nexus, P2).adjacent(mallice)).containsExactly(BETA, ALPHA, FAR_ALPHA, EMPTY);
    assertThat(sees(nexus, P2).open(mallice)).containsExactly(EMPTY);
    assertThat(sees(nexus, P2).open(ALPHA)).containsExactly(FAR_ALPHA, EMPTY);
    assertThat(sees(nexus, P1).open(mallice)).containsExactly(BETA, ALPHA, FAR_ALPHA, EMPTY);
  }

  @Test
  @Rule({"unit/hil_colish.N1", "unit/hil_colish.N2.1"})
  void theCreussFlagshipCarriesItsDeltaWhereItIs() {
    TableKit home = board.tileOffBoard("51");

    assertThat(Starmap.of(home.units(P1, "46", FLAGSHIP, 1).table()).adjacent(SystemId.of("51")))
        .containsExactly(EMPTY);
    assertThat(Starmap.of(home.units(P2, "46", FLAGSHIP, 1).table()).adjacent(SystemId.of("51")))
        .isEmpty();
    assertThat(Starmap.of(home.units(P1, "51", FLAGSHIP, 1).table()).adjacent(SystemId.of("51")))
        .isEmpty();
  }

  @Test
  @Rule({
    "anomalies.4",
    "anomalies.5",
    "anomalies.N3",
    "unit/dimensional_tear_i.N1",
    "unit/dimensional_tear_i.N6"
  })
  void aDimensionalTearMakesItsSystemARiftBesideWhatItIs() {
    TableKit nebula =
        TableKit.players(2).player(P1, "vuil_raith").tile("68", 0, 0).tile("41", 0, 1);
    SystemId everra = SystemId.of("68");
    TableKit torn = nebula.units(P1, "68/everra", SPACE_DOCK, 1);

    assertThat(Starmap.of(torn.table()).anomalies(everra))
        .containsExactly(Anomaly.NEBULA, Anomaly.GRAVITY_RIFT);
    assertThat(torn.table().galaxy().planets(everra)).isNotEmpty();
    assertThat(Starmap.of(nebula.table()).anomalies(everra)).containsExactly(Anomaly.NEBULA);
    assertThat(Starmap.of(nebula.units(P2, "68/everra", SPACE_DOCK, 1).table()).anomalies(everra))
        .containsExactly(Anomaly.NEBULA);
    assertThat(Starmap.of(torn.table()).anomalies(SystemId.of("41")))
        .containsExactly(Anomaly.GRAVITY_RIFT);
  }

  @Test
  @Rule({
    "technology/lazax_gate_folding.N1",
    "technology/lazax_gate_folding.N2",
    "technology/lazax_gate_folding.N2.1"
  })
  void inTacticalActionsOfTheWinnuMecatolRexHasWormholesForEverybody() {
    TableKit winnu =
        board
            .tile("18", -5, 0)
            .player(P2, "winnu")
            .technologies(P2, "lazax_gate_folding")
            .units(P1, "18", CARRIER, 1)
            .units(P3, "25", CARRIER, 1);
    TableKit acting = winnu.frame(action(P2));

    assertThat(sees(acting, P3).adjacent(SystemId.MECATOL_REX))
        .containsExactly(BETA, ALPHA, FAR_ALPHA);
    assertThat(Neighbours.are(acting.table(), P1, P3)).isTrue();
    assertThat(sees(winnu.frame(action(P3)), P2).adjacent(SystemId.MECATOL_REX)).isEmpty();
  }

  @Test
  @Rule("faction_ability/voidborn.N2")
  void aNebulaIsAnAnomalyToTheEmpyreanToo() {
    TableKit nebula = TableKit.players(2).player(P1, "empyrean").tile("42", 0, 0);

    assertThat(sees(nebula, P1).anomalies(SystemId.of("42"))).containsExactly(Anomaly.NEBULA);
  }

  @Test
  @Rule({"wormholes.N4", "wormholes.N4.1", "wormholes.N4.2"})
  void eachWayBetweenTwoSystemsIsToldApart() {
    assertThat(sees(board, P2).passages(ALPHA, FAR_ALPHA))
        .containsExactly(Passage.through(Wormhole.ALPHA));
    TableKit both =
        board
            .marker(Marker.CREUSS_ALPHA, "46")
            .marker(Marker.CREUSS_BETA, "46")
            .marker(Marker.CREUSS_BETA, "26");

    assertThat(sees(both, P2).passages(ALPHA, EMPTY))
        .containsExactly(
            Passage.SIDE, Passage.through(Wormhole.ALPHA), Passage.through(Wormhole.BETA));
    assertThat(sees(both, P2).passages(ALPHA, ALPHA)).isEmpty();
  }

  @Test
  @Rule({"exploration/ion_storm.N3", "exploration/ion_storm.N3.1"})
  void pastAnotherWormholeOfItsKindTheStormIsAChoice() {
    TableKit storm = board.marker(Marker.ION_STORM_ALPHA, "26");

    assertThat(sees(storm, P2).passages(ALPHA, FAR_ALPHA))
        .containsExactly(Passage.through(Wormhole.ALPHA), Passage.throughIonStorm(Wormhole.ALPHA));
    assertThat(sees(storm, P2).areAdjacent(ALPHA, ALPHA)).isFalse();
  }

  private static TacticalAction action(Seat seat) {
    return new TacticalAction(seat, EMPTY).at(TacticalAction.Progress.Step.MOVEMENT);
  }

  private static Starmap sees(TableKit kit, Seat seat) {
    return Starmap.seenBy(kit.table(), seat);
  }
}

package org.lazax.rules.galaxy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.galaxy.Anomaly;
import org.lazax.catalog.galaxy.Hex;
import org.lazax.catalog.galaxy.MapSetup;
import org.lazax.catalog.id.MapSetupId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.TileId;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.galaxy.Galaxy;
import org.lazax.table.galaxy.NexusTile;
import org.lazax.table.galaxy.PlacedTile;
import org.lazax.table.galaxy.SystemId;

class AdjacencyTest {

  @Test
  @Rule({"adjacency.0", "adjacency.2"})
  void systemsThatShareASideAreAdjacentAndOthersAreNot() {
    Galaxy galaxy = galaxy(TableKit.players(2).tile("18", 0, 0).tile("46", 0, 1).tile("47", 0, 2));

    assertThat(galaxy.adjacent(id("46"))).containsExactly(id("18"), id("47"));
    assertThat(galaxy.adjacent(id("18"))).containsExactly(id("46"));
  }

  @Test
  @Rule({"adjacency.1", "wormholes.0", "wormholes.1"})
  void wormholesOfOneKindJoinSystemsAtAnyDistance() {
    Galaxy galaxy =
        galaxy(
            TableKit.players(2)
                .tile("26", 0, 0)
                .tile("39", 0, 9)
                .tile("79", 9, 0)
                .tile("40", 9, 9));

    assertThat(galaxy.adjacent(id("26"))).containsExactly(id("39"), id("79"));
    assertThat(galaxy.adjacent(id("40"))).isEmpty();
  }

  @Test
  @Rule({"adjacency.2.1", "wormholes.N3", "adjacency.N1"})
  void aSystemIsNeverAdjacentToItself() {
    Galaxy galaxy = galaxy(TableKit.players(2).tile("26", 0, 0).tile("39", 0, 9));

    assertThat(galaxy.adjacent(id("26"))).doesNotContain(id("26"));
    assertThat(galaxy.areAdjacent(id("39"), id("39"))).isFalse();
  }

  @Test
  @Rule("adjacency.3")
  void aPlanetIsAdjacentToItsOwnSystem() {
    Galaxy galaxy = galaxy(TableKit.players(2).tile("18", 0, 0).tile("19", 0, 1));

    assertThat(galaxy.adjacentPlanets(id("18")))
        .containsExactly(PlanetId.MECATOL_REX, new PlanetId("wellon"));
  }

  @Test
  @Rule({"adjacency.N2", "wormholes.4", "wormholes.4.1", "game_board.1", "game_board.2.1"})
  void theCreussHomeIsReachedThroughItsGateAlone() {
    Galaxy galaxy =
        galaxy(TableKit.players(2).tile("17", 0, -3).tile("46", 0, -2).tileOffBoard("51"));

    assertThat(galaxy.adjacent(id("51"))).containsExactly(id("17"));
    assertThat(galaxy.adjacent(id("17"))).containsExactly(id("46"), id("51"));
    assertThat(galaxy.systems()).contains(id("51"));
    assertThat(galaxy.isOnEdge(id("51"))).isTrue();
  }

  @Test
  @Rule({"wormhole_nexus.1.1", "wormhole_nexus.1.3", "wormhole_nexus.0", "wormholes.4.2"})
  void theNexusOpensItsAlphaAndBetaOnlyOnItsActiveFace() {
    TableKit board = TableKit.players(2).tile("26", 0, 0).tile("25", 0, 9);

    Galaxy inactive = galaxy(board.tileOffBoard("82A"));
    Galaxy active = galaxy(board.tileOffBoard("82B"));

    assertThat(inactive.adjacent(id("82"))).isEmpty();
    assertThat(active.adjacent(id("82"))).containsExactly(id("25"), id("26"));
    assertThat(inactive.isOnEdge(id("82"))).isTrue();
  }

  @Test
  @Rule({"hyperlanes.0", "hyperlanes.1", "adjacency.4"})
  void aLineOverSeveralHyperlaneTilesJoinsItsEnds() {
    // Two tiles in a column, each with a line straight from north to south.
    Galaxy galaxy =
        galaxy(
            TableKit.players(2)
                .tile("46", 0, -1)
                .tile("83A", 0, 0, 5)
                .tile("83A", 0, 1, 2)
                .tile("47", 0, 2));

    assertThat(galaxy.adjacent(id("46"))).containsExactly(id("47"));
    assertThat(galaxy.adjacent(id("47"))).containsExactly(id("46"));
  }

  @Test
  @Rule("hyperlanes.N3")
  void linesThatMeetAtAnEdgeDoNotJoinTheirFarEnds() {
    Galaxy galaxy =
        galaxy(
            TableKit.players(2)
                .tile("87A", 0, 0)
                .tile("46", 0, -1)
                .tile("47", 1, 0)
                .tile("48", -1, 1));

    assertThat(galaxy.adjacent(id("47"))).containsExactly(id("46"), id("48"));
    assertThat(galaxy.areAdjacent(id("46"), id("48"))).isFalse();
  }

  @Test
  @Rule({"hyperlanes.2", "system_tiles.7"})
  void aHyperlaneTileIsNoSystem() {
    Galaxy galaxy = galaxy(TableKit.players(2).tile("18", 0, 0).tile("83A", 0, 1));

    assertThat(galaxy.systems()).containsExactly(id("18"));
    assertThat(galaxy.has(id("83"))).isFalse();
  }

  @Test
  @Rule({"game_board.2", "game_board.N1", "hyperlanes.N1", "game_board.N1.1", "hyperlanes.N1.1"})
  void aSideThatMeetsAHyperlaneIsNoEdgeOfTheBoard() {
    for (String setup : List.of("5p_hyperlanes", "7p")) {
      Galaxy galaxy = Layouts.filled(setup);

      assertThat(galaxy.isOnEdge(SystemId.MECATOL_REX)).as(setup).isFalse();
    }
    Galaxy six = Layouts.filled("6p");
    assertThat(six.isOnEdge(Layouts.at(six, 0, -3))).isTrue();
    assertThat(six.isOnEdge(Layouts.at(six, 0, -2))).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"7p_alternate", "8p_alternate"})
  @Rule({
    "game_board.N1.2",
    "hyperlanes.N1.2",
    "public_objective/control_the_borderlands.N6.2",
    "public_objective/populate_the_outer_rim.N6.2"
  })
  void inTheAlternateLayoutsTheThirdRingIsTheEdge(String setup) {
    Galaxy galaxy = Layouts.filled(setup);

    assertThat(galaxy.systems().stream().filter(galaxy::isOnEdge).toList())
        .containsExactlyElementsOf(Layouts.ring(galaxy, 3));
    MapSetup layout = Catalog.standard().setup(new MapSetupId(setup));
    assertThat(layout.homes())
        .allMatch(hex -> galaxy.isOnEdge(Layouts.at(galaxy, hex.q(), hex.r())));
  }

  @Test
  @Rule({
    "public_objective/control_the_borderlands.N5",
    "public_objective/populate_the_outer_rim.N5",
    "faction_ability/creuss_gate.N2"
  })
  void nexusCreussHomeAndItsGateAreOnTheEdge() {
    Galaxy six = Layouts.filled("6p");
    Galaxy galaxy =
        new Galaxy(
            Stream.concat(
                    six.tiles().stream()
                        .filter(tile -> !tile.position().equals(Optional.of(new Hex(0, -3)))),
                    Stream.of(
                        PlacedTile.at(new TileId("17"), new Hex(0, -3)),
                        new PlacedTile(new TileId("51"), Optional.empty(), 0),
                        NexusTile.atTheStart()))
                .toList(),
            six.catalog());

    assertThat(List.of("17", "51", "82")).allMatch(tile -> galaxy.isOnEdge(id(tile)));
  }

  @Test
  @Rule({
    "public_objective/control_the_borderlands.N6",
    "public_objective/control_the_borderlands.N6.1",
    "public_objective/populate_the_outer_rim.N6",
    "public_objective/populate_the_outer_rim.N6.1"
  })
  void amidTheHyperlanesNothingIsOnTheEdge() {
    for (String setup : List.of("5p_hyperlanes", "7p")) {
      Galaxy galaxy = Layouts.filled(setup);

      assertThat(galaxy.isOnEdge(SystemId.MECATOL_REX)).as(setup).isFalse();
      assertThat(galaxy.isOnEdge(Layouts.at(galaxy, 1, 0))).as(setup).isFalse();
    }
  }

  /** Golden numbers: how many pairs are adjacent in each layout, wormholes aside. */
  @ParameterizedTest
  @CsvSource({
    "3p,63",
    "4p,90",
    "5p,90",
    "5p_hyperlanes,75",
    "6p,90",
    "6p_large,156",
    "7p,141",
    "7p_alternate,105",
    "8p,156",
    "8p_alternate,120"
  })
  void theLayoutsHaveTheirNumberOfAdjacentPairs(String setup, int pairs) {
    Galaxy galaxy = Layouts.filled(setup);

    int ends = galaxy.systems().stream().mapToInt(s -> galaxy.adjacent(s).size()).sum();

    assertThat(ends / 2).isEqualTo(pairs);
    assertThat(ends % 2).isZero();
  }

  @ParameterizedTest
  @CsvSource({"3p", "5p_hyperlanes", "7p", "7p_alternate", "8p", "8p_alternate", "2p_community"})
  void adjacencyIsMutualInEveryLayout(String setup) {
    Galaxy galaxy = Layouts.filled(setup);

    for (SystemId from : galaxy.systems()) {
      assertThat(galaxy.adjacent(from))
          .as("%s from %s", setup, from)
          .isNotEmpty()
          .allMatch(to -> galaxy.areAdjacent(to, from));
    }
  }

  @Test
  @Rule({"anomalies.0", "anomalies.2", "anomalies.2.1", "anomalies.N1", "anomalies.N2"})
  void anomaliesAreOfFourKindsAndNeitherEmptySpaceNorAWormholeIsOne() {
    Galaxy galaxy =
        galaxy(
            TableKit.players(2)
                .tile("41", 0, 0)
                .tile("68", 0, 1)
                .tile("43", 0, 2)
                .tile("79", 0, 3)
                .tile("46", 0, 4)
                .tile("39", 0, 5));

    assertThat(galaxy.anomalies(id("41"))).containsExactly(Anomaly.GRAVITY_RIFT);
    assertThat(galaxy.is(id("68"), Anomaly.NEBULA)).isTrue();
    assertThat(galaxy.planets(id("68"))).isNotEmpty();
    assertThat(galaxy.is(id("43"), Anomaly.SUPERNOVA)).isTrue();
    assertThat(galaxy.is(id("79"), Anomaly.ASTEROID_FIELD)).isTrue();
    assertThat(galaxy.anomalies(id("46"))).isEmpty();
    assertThat(galaxy.anomalies(id("39"))).isEmpty();
  }

  private static Galaxy galaxy(TableKit kit) {
    return kit.table().galaxy();
  }

  private static SystemId id(String tile) {
    return SystemId.of(tile);
  }
}

package org.lazax.map.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.galaxy.Hex;
import org.lazax.catalog.galaxy.Tile;
import org.lazax.catalog.id.MapSetupId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.TileId;
import org.lazax.components.StandardRules;
import org.lazax.map.MapDecider;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.MapProcedure.BuildGalaxy;
import org.lazax.table.Settings;
import org.lazax.table.event.setup.GalaxyBuilt;
import org.lazax.table.galaxy.Galaxy;
import org.lazax.table.galaxy.Marker;
import org.lazax.table.galaxy.PlacedTile;
import org.lazax.table.galaxy.SystemId;

class BuildGalaxyTest {
  private static final int BLUE_AND_RED = 54;

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8})
  @Rule("game_board.0")
  void everyNumberOfPlayersGetsItsLayoutWithAHomeForEachSeat(int players) {
    Galaxy galaxy = built(TableKit.players(players), draws(players));

    assertThat(galaxy.tile(SystemId.MECATOL_REX).role()).contains(Tile.Role.GALACTIC_CENTER);
    assertThat(galaxy.tiles().stream().map(PlacedTile::tile)).doesNotHaveDuplicates();
    assertThat(galaxy.tiles().stream().flatMap(tile -> tile.position().stream()))
        .doesNotHaveDuplicates();
    assertThat(galaxy.systems().stream().filter(s -> galaxy.tile(s).kind() == Tile.Kind.HOME))
        .hasSize(players);
  }

  @Test
  void sixPlayersGetEighteenBlueAndTwelveRedTiles() {
    Galaxy galaxy = built(TableKit.players(6), draws(1));

    assertThat(count(galaxy, Tile.Kind.BLUE)).isEqualTo(18);
    assertThat(count(galaxy, Tile.Kind.RED)).isEqualTo(12);
  }

  @Test
  void theFirstSeatHasTheNorthernHome() {
    Galaxy galaxy = built(TableKit.players(6), draws(1));

    assertThat(galaxy.tiles())
        .contains(PlacedTile.at(new TileId("16"), new Hex(0, -3)))
        .contains(PlacedTile.at(new TileId("14"), new Hex(3, -3)));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20})
  void anomaliesAndLikeWormholesAreKeptApart(long seed) {
    Galaxy galaxy = built(TableKit.players(6), draws(seed));

    for (SystemId one : galaxy.systems()) {
      for (SystemId near : galaxy.adjacent(one)) {
        if (touch(galaxy, one, near)) {
          assertThat(galaxy.anomalies(one).isEmpty() || galaxy.anomalies(near).isEmpty())
              .as("seed %s: %s beside %s", seed, one, near)
              .isTrue();
          assertThat(
                  Collections.disjoint(galaxy.tile(one).wormholes(), galaxy.tile(near).wormholes()))
              .as("seed %s: %s beside %s", seed, one, near)
              .isTrue();
        }
      }
    }
  }

  @Test
  @Rule({"game_board.1", "wormholes.4.1"})
  void creussLaysItsGateAndHasItsHomeBesideTheBoard() {
    Galaxy galaxy = built(TableKit.players(6).player(TableKit.P3, "creuss"), draws(1));

    assertThat(galaxy.tiles())
        .contains(PlacedTile.at(new TileId("17"), new Hex(3, 0)))
        .contains(new PlacedTile(new TileId("51"), Optional.empty(), 0));
    assertThat(galaxy.adjacent(SystemId.of("51"))).containsExactly(SystemId.of("17"));
  }

  @Test
  @Rule({"wormhole_nexus.1", "custodians_token.0", "mecatol_rex.0"})
  void theNexusLiesBesideTheBoardInactive() {
    Scenario<?> scenario = scenario(TableKit.players(6), draws(1));
    Galaxy galaxy = scenario.table().galaxy();

    assertThat(galaxy.tiles())
        .contains(new PlacedTile(new TileId("82A"), Optional.empty(), 0))
        .contains(PlacedTile.at(new TileId("18"), Hex.CENTRE));
    assertThat(galaxy.planets(SystemId.of("82"))).containsExactly(new PlanetId("mallice"));
    assertThat(scenario.table().council().custodians()).isTrue();
  }

  @Test
  @Rule({
    "frontier_tokens.1",
    "frontier_tokens.1.1",
    "frontier_tokens.1.3",
    "frontier_tokens.1.4",
    "faction_ability/creuss_gate.N1"
  })
  void everySystemWithoutPlanetsGetsAFrontierToken() {
    Galaxy galaxy =
        built(
            TableKit.players(5)
                .player(TableKit.P3, "creuss")
                .with(t ->
                    t.withSettings(
                        new Settings("", 5, 10, Optional.empty(), Optional.empty(), true)
                            .withLayout(new MapSetupId("5p_hyperlanes"), false))),
            draws(1));

    assertThat(galaxy.markers().at().keySet())
        .contains(SystemId.of("17"))
        .containsExactlyInAnyOrderElementsOf(
            galaxy.systems().stream().filter(s -> galaxy.planets(s).isEmpty()).toList());
    assertThat(galaxy.markers().at().values())
        .allMatch(tokens -> tokens.equals(List.of(Marker.FRONTIER)));
    assertThat(galaxy.markers().at().keySet())
        .anyMatch(system -> !galaxy.anomalies(system).isEmpty());
  }

  @ParameterizedTest
  @CsvSource({"5p_hyperlanes,5", "6p_large,6", "7p_alternate,7", "8p_alternate,8"})
  void theOrganiserMayChooseAnotherLayout(String layout, int players) {
    MapSetupId chosen = new MapSetupId(layout);
    Galaxy galaxy =
        built(
            TableKit.players(players)
                .with(t ->
                    t.withSettings(
                        new Settings("", players, 10, Optional.empty(), Optional.empty(), true)
                            .withLayout(chosen, false))),
            draws(1));

    assertThat(galaxy.tiles().stream().flatMap(tile -> tile.position().stream()))
        .containsAll(Catalog.standard().setup(chosen).systems())
        .containsAll(Catalog.standard().setup(chosen).homes());
  }

  @Test
  void aGivenMapIsLaidWithoutChance() {
    Settings settings =
        new Settings("", 2, 10, Optional.of("26 27 28 0 0 39"), Optional.empty(), true);
    TableKit kit = TableKit.players(2).with(t -> t.withSettings(settings)).frame(new BuildGalaxy());

    Scenario<?> scenario = Scenario.given(new MapDecider(StandardRules.TABLE), kit);

    assertThat(scenario.happened().getFirst())
        .isInstanceOfSatisfying(GalaxyBuilt.class, e -> assertThat(e.chance()).isEmpty());
    assertThat(scenario.table().galaxy().tiles())
        .contains(PlacedTile.at(new TileId("16"), new Hex(0, 1)))
        .contains(PlacedTile.at(new TileId("14"), new Hex(-1, 1)));
  }

  private static Scenario<?> scenario(TableKit kit, int... draws) {
    return Scenario.given(new MapDecider(StandardRules.TABLE), kit.frame(new BuildGalaxy()), draws);
  }

  private static Galaxy built(TableKit kit, int... draws) {
    return scenario(kit, draws).table().galaxy();
  }

  /** Numbers as the dice would give them for one draw of all tiles. */
  private static int[] draws(long seed) {
    Random random = new Random(seed);
    return IntStream.range(0, BLUE_AND_RED)
        .map(drawn -> 1 + random.nextInt(BLUE_AND_RED - drawn))
        .toArray();
  }

  private static long count(Galaxy galaxy, Tile.Kind kind) {
    return galaxy.systems().stream().filter(s -> galaxy.tile(s).kind() == kind).count();
  }

  private static boolean touch(Galaxy galaxy, SystemId one, SystemId other) {
    Optional<Hex> here = position(galaxy, one);
    Set<Hex> around =
        here.map(hex -> Set.copyOf(IntStream.range(0, 6).mapToObj(hex::across).toList()))
            .orElse(Set.of());
    return position(galaxy, other).filter(around::contains).isPresent();
  }

  private static Optional<Hex> position(Galaxy galaxy, SystemId system) {
    List<PlacedTile> tiles = galaxy.tiles();
    return tiles.stream()
        .filter(tile -> tile.system().equals(system))
        .findFirst()
        .flatMap(PlacedTile::position);
  }
}

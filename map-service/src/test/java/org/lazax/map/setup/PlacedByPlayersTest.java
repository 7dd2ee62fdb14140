package org.lazax.map.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;
import static org.lazax.rules.kit.TableKit.P4;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.galaxy.Hex;
import org.lazax.catalog.galaxy.MapSetup;
import org.lazax.catalog.galaxy.Tile;
import org.lazax.catalog.id.MapSetupId;
import org.lazax.catalog.id.TileId;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.Seat;
import org.lazax.components.StandardRules;
import org.lazax.map.MapDecider;
import org.lazax.map.state.MapState;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.MapProcedure.BuildGalaxy;
import org.lazax.table.Settings;
import org.lazax.table.event.galaxy.TilePlaced;
import org.lazax.table.event.galaxy.TilesDealt;
import org.lazax.table.galaxy.Galaxy;
import org.lazax.table.galaxy.PlacedTile;

class PlacedByPlayersTest {

  @Test
  void theSpeakerBeginsAndTheOrderTurnsAtEachEnd() {
    Scenario<MapState> setup = begun("4p", 4);
    List<Seat> order = new ArrayList<>();
    while (order.size() < 12) {
      Seat seat = setup.awaited().getFirst();
      order.add(seat);
      setup = placing(setup, seat);
    }

    assertThat(order).containsExactly(P2, P3, P4, P1, P1, P4, P3, P2, P2, P3, P4, P1);
  }

  @Test
  void everybodyIsDealtTilesThatOthersDoNotSee() {
    Scenario<MapState> setup = begun("4p", 4);

    for (Seat seat : setup.table().seats()) {
      List<TileId> hand = setup.table().galaxy().hand(seat);
      assertThat(hand.stream().map(PlacedByPlayersTest::kind).filter(Tile.Kind.BLUE::equals))
          .hasSize(5);
      assertThat(hand).hasSize(8);
    }
    assertThat(setup.happened().stream().filter(TilesDealt.class::isInstance))
        .isNotEmpty()
        .allMatch(dealt -> dealt.audience().only().isPresent());
  }

  @Test
  void aRingIsFilledBeforeTheNext() {
    Scenario<MapState> setup = begun("4p", 4);
    Seat seat = setup.awaited().getFirst();

    Map<TileId, List<Hex>> offered = offered(setup, seat);

    assertThat(offered.values()).allMatch(places -> places.stream().allMatch(h -> h.ring() == 1));
    TileId tile = offered.keySet().iterator().next();
    setup.when(seat, new PlaceTile(tile, new Hex(0, -2))).thenRefusedAs("rule-broken");
    setup.when(seat, new PlaceTile(new TileId("999"), new Hex(0, -1))).thenRefusedAs("rule-broken");
  }

  @Test
  void anomaliesAndLikeWormholesLieApartWhereTheyCan() {
    // Tile 43 is a supernova, 44 an asteroid field, 26 and 39 alphas.
    TableKit kit =
        hands(Map.of(P2, List.of("44", "39", "27"), P1, List.of("28")))
            .tile("43", 0, -1)
            .tile("26", 0, 1);

    Map<TileId, List<Hex>> places = new Places(kit.table(), fourPlayers()).of(P2);

    assertThat(places.get(new TileId("44")))
        .containsExactlyInAnyOrder(new Hex(1, 0), new Hex(-1, 1));
    assertThat(places.get(new TileId("39")))
        .containsExactlyInAnyOrder(new Hex(1, -1), new Hex(-1, 0));
    assertThat(places.get(new TileId("27"))).hasSize(4);
  }

  @Test
  void wherePlacingApartIsImpossibleAnywhereWillDo() {
    TableKit kit = hands(Map.of(P2, List.of("44"))).tile("43", 0, -1).tile("42", 0, 1);
    for (Hex hex : List.of(new Hex(1, 0), new Hex(-1, 1))) {
      kit = kit.tile(hex.q() > 0 ? "27" : "28", hex.q(), hex.r());
    }

    Map<TileId, List<Hex>> places = new Places(kit.table(), fourPlayers()).of(P2);

    assertThat(places.get(new TileId("44")))
        .containsExactlyInAnyOrder(new Hex(1, -1), new Hex(-1, 0));
  }

  @ParameterizedTest
  @CsvSource({"3p,3", "5p,5", "5p_hyperlanes,5", "7p_alternate,7", "8p,8"})
  void inTheEndEveryPositionOfTheLayoutHasATile(String layout, int players) {
    Scenario<MapState> setup = begun(layout, players);
    while (!setup.awaited().isEmpty()) {
      Seat seat = setup.awaited().getFirst();
      setup =
          setup.table().galaxy().hands().values().stream().allMatch(hand -> hand.size() == 1)
                  && setup.table().galaxy().hands().size() == 1
              ? placing(setup, seat, deal(layout, players, setup.table().galaxy()))
              : placing(setup, seat);
    }

    Galaxy galaxy = setup.table().galaxy();
    MapSetup chosen = Catalog.standard().setup(new MapSetupId(layout));
    assertThat(galaxy.hands()).isEmpty();
    assertThat(galaxy.tiles().stream().flatMap(tile -> tile.position().stream()))
        .containsAll(chosen.systems())
        .doesNotHaveDuplicates();
    assertThat(galaxy.tiles().stream().map(PlacedTile::tile)).doesNotHaveDuplicates();
  }

  // ---- what they start from ----

  /** The speaker's extra tiles being placed, everybody's are dealt. */
  private static int[] deal(String layout, int players, Galaxy galaxy) {
    MapSetup chosen = Catalog.standard().setup(new MapSetupId(layout));
    long placed =
        galaxy.tiles().stream()
            .flatMap(tile -> tile.position().stream())
            .filter(chosen.systems()::contains)
            .count();
    boolean dealsNow =
        chosen.dealtToSpeaker().filter(extra -> placed + 1 == extra.tiles()).isPresent();
    return dealsNow ? ones(chosen.dealt().orElseThrow().tiles() * players) : ones(0);
  }

  private static Scenario<MapState> begun(String layout, int players) {
    MapSetup chosen = Catalog.standard().setup(new MapSetupId(layout));
    int draws =
        chosen
            .dealtToSpeaker()
            .map(MapSetup.Deal::tiles)
            .orElse(chosen.dealt().orElseThrow().tiles() * players);
    return Scenario.given(
        new MapDecider(StandardRules.TABLE),
        kit(layout, players).frame(new BuildGalaxy()),
        ones(draws));
  }

  private static TableKit kit(String layout, int players) {
    Settings settings =
        new Settings("", players, 10, Optional.empty(), Optional.empty(), true)
            .withLayout(new MapSetupId(layout), true);
    return TableKit.players(players).with(t -> t.withSettings(settings)).speaker(P2);
  }

  private static TableKit hands(Map<Seat, List<String>> hands) {
    TableKit kit = kit("4p", 4).tile("18", 0, 0);
    for (Map.Entry<Seat, List<String>> hand : hands.entrySet()) {
      List<TileId> tiles = hand.getValue().stream().map(TileId::new).toList();
      var dealt = new TilesDealt(hand.getKey(), tiles, new Chance(0, List.of(), List.of()));
      kit = kit.with(dealt::fold);
    }
    return kit;
  }

  private static Scenario<MapState> placing(Scenario<MapState> setup, Seat seat, int... dice) {
    Map.Entry<TileId, List<Hex>> first = offered(setup, seat).entrySet().iterator().next();
    Scenario<MapState> placed =
        setup
            .when(seat, new PlaceTile(first.getKey(), first.getValue().getFirst()), dice)
            .thenAccepted();
    assertThat(placed.happened())
        .contains(new TilePlaced(seat, first.getKey(), first.getValue().getFirst()));
    return placed;
  }

  private static Map<TileId, List<Hex>> offered(Scenario<MapState> setup, Seat seat) {
    return setup.options(seat).stream()
        .map(TilePlacement.class::cast)
        .collect(Collectors.toMap(TilePlacement::tile, TilePlacement::positions));
  }

  private static MapSetup fourPlayers() {
    return Catalog.standard().setup(new MapSetupId("4p"));
  }

  private static Tile.Kind kind(TileId tile) {
    return Catalog.standard().tile(tile).kind();
  }

  private static int[] ones(int count) {
    int[] ones = new int[count];
    Arrays.fill(ones, 1);
    return ones;
  }
}

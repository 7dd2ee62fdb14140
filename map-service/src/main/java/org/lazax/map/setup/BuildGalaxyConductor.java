package org.lazax.map.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.galaxy.Hex;
import org.lazax.catalog.galaxy.MapSetup;
import org.lazax.catalog.galaxy.Tile;
import org.lazax.catalog.id.TileId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.RefusalException;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Asks;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.decider.Position;
import org.lazax.map.state.MapConductor;
import org.lazax.map.state.MapState;
import org.lazax.rules.galaxy.MapString;
import org.lazax.rules.procedure.MapProcedure.BuildGalaxy;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Table;
import org.lazax.table.event.galaxy.TilePlaced;
import org.lazax.table.event.setup.GalaxyBuilt;
import org.lazax.table.galaxy.NexusTile;
import org.lazax.table.galaxy.PlacedTile;

/**
 * Places the tiles that the organiser named, or those of a layout: at random, or as the players
 * place them in turn. Then places what expansions put on the board. Rules: game_board.0,
 * wormhole_nexus.1.
 */
@Asks(
    value = "place-tile",
    awaited =
        "The player whose turn it is to place a tile, if the game was created with "
            + "`placedByPlayers`.",
    silence = "`place-tile`: the first tile in the first place")
public final class BuildGalaxyConductor implements MapConductor<BuildGalaxy, PlaceTile> {

  @Override
  public Class<BuildGalaxy> procedure() {
    return BuildGalaxy.class;
  }

  @Override
  public Class<PlaceTile> commands() {
    return PlaceTile.class;
  }

  @Override
  public void proceed(Draft<MapState, Table> draft, BuildGalaxy procedure) {
    Table table = draft.table();
    Optional<MapSetup> layout = table.settings().mapSetup(table.catalog());
    if (layout.isEmpty()) {
      draft.add(given(table, table.settings().mapString().orElseThrow()));
    } else if (!table.settings().placedByPlayers()) {
      draft.add(dealt(draft, table, layout.get()));
    } else if (isPlacing(draft, layout.get())) {
      return;
    }
    Ruleset.of(table)
        .setup()
        .onTheBoard()
        .forEach(step -> draft.addAll(step.events().apply(draft.table())));
    draft.close();
  }

  // ---- as the players place them ----

  /**
   * Places the tiles of the start, deals, and asks the player whose turn it is. Returns false when
   * all tiles are placed.
   */
  private static boolean isPlacing(Draft<MapState, Table> draft, MapSetup layout) {
    if (draft.table().galaxy().tiles().isEmpty()) {
      List<PlacedTile> tiles = framework(layout);
      tiles.addAll(around(draft.table(), layout.homes()));
      draft.add(new GalaxyBuilt(tiles, Optional.empty()));
      layout.dealtToSpeaker().ifPresent(deal -> TileDeal.to(draft, speaker(draft.table()), deal));
    }
    if (new Places(draft.table(), layout).open().isEmpty()) {
      return false;
    }
    if (draft.table().galaxy().hands().isEmpty()) {
      for (Seat seat : clockwise(draft.table())) {
        TileDeal.to(draft, seat, layout.dealt().orElseThrow());
      }
    }
    draft.ask("place-tile", placer(draft.table(), layout));
    return true;
  }

  /**
   * The player who places the next tile. The speaker's extra tiles come first, next to Mecatol Rex.
   * Then all players place in turn.
   */
  private static Seat placer(Table table, MapSetup layout) {
    int extra = layout.dealtToSpeaker().map(MapSetup.Deal::tiles).orElse(0);
    int placed = layout.systems().size() - new Places(table, layout).open().size();
    return placed < extra ? speaker(table) : PlacingOrder.next(clockwise(table), placed - extra);
  }

  private static Seat speaker(Table table) {
    return table.speaker().orElseThrow();
  }

  private static List<Seat> clockwise(Table table) {
    return table.clockwiseFrom(speaker(table));
  }

  @Override
  public void answer(Draft<MapState, Table> draft, BuildGalaxy procedure, PlaceTile command) {
    Seat seat = draft.actor();
    Map<TileId, List<Hex>> places = places(draft.table(), seat);
    if (!places.getOrDefault(command.tile(), List.of()).contains(command.position())) {
      throw new RefusalException(
          Refusal.rule(
                  "game_board.0",
                  "tiles fill ring after ring; anomalies and like wormholes lie apart if they can")
              .with("tile", command.tile())
              .with("position", command.position())
              .with("places", places));
    }
    draft.answered();
    draft.add(new TilePlaced(seat, command.tile(), command.position()));
  }

  @Override
  public List<Option> options(
      Position<MapState, Table> position, BuildGalaxy procedure, Seat seat) {
    return places(position.table(), seat).entrySet().stream()
        .<Option>map(each -> new TilePlacement(each.getKey(), each.getValue()))
        .toList();
  }

  @Override
  public Optional<PlaceTile> defaultAnswer(
      Position<MapState, Table> position, BuildGalaxy procedure, Seat seat) {
    return places(position.table(), seat).entrySet().stream()
        .findFirst()
        .map(first -> new PlaceTile(first.getKey(), first.getValue().getFirst()));
  }

  private static Map<TileId, List<Hex>> places(Table table, Seat seat) {
    return new Places(table, table.settings().mapSetup(table.catalog()).orElseThrow()).of(seat);
  }

  // ---- at once ----

  private static GalaxyBuilt given(Table table, String text) {
    MapString map = MapString.parse(text, table.settings().seats(), table.catalog());
    List<PlacedTile> tiles = new ArrayList<>(map.tiles());
    tiles.addAll(around(table, map.homes()));
    return new GalaxyBuilt(tiles, Optional.empty());
  }

  private static GalaxyBuilt dealt(Draft<MapState, Table> draft, Table table, MapSetup layout) {
    DealtTiles deal = DealtTiles.of(table.catalog(), layout, draft.dice());
    List<Tile> arranged = Arrangement.of(layout.systems(), deal.tiles());
    List<PlacedTile> tiles = framework(layout);
    for (int place = 0; place < arranged.size(); place++) {
      tiles.add(PlacedTile.at(arranged.get(place).id(), layout.systems().get(place)));
    }
    tiles.addAll(around(table, layout.homes()));
    return new GalaxyBuilt(tiles, Optional.of(deal.chance()));
  }

  /** Mecatol Rex and the hyperlanes. */
  private static List<PlacedTile> framework(MapSetup layout) {
    List<PlacedTile> tiles = new ArrayList<>();
    tiles.add(PlacedTile.at(new TileId("18"), Hex.CENTRE));
    layout
        .hyperlanes()
        .forEach(line ->
            tiles.add(new PlacedTile(line.tile(), Optional.of(line.at()), line.rotation())));
    return tiles;
  }

  /** The home systems, and the tiles beside the board. */
  private static List<PlacedTile> around(Table table, List<Hex> homes) {
    List<PlacedTile> tiles = new ArrayList<>(Homes.of(table, homes));
    if (table.catalog().tiles().containsKey(NexusTile.INACTIVE)) {
      tiles.add(NexusTile.atTheStart());
    }
    return tiles;
  }
}

package org.lazax.simulation.arrangement;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.faction.Faction;
import org.lazax.catalog.galaxy.Hex;
import org.lazax.catalog.galaxy.MapSetup;
import org.lazax.catalog.galaxy.Tile;
import org.lazax.catalog.id.TileId;
import org.lazax.rules.setup.HomeFaction;
import org.lazax.simulation.bot.RandomSource;
import org.lazax.table.Table;
import org.lazax.table.galaxy.Galaxy;
import org.lazax.table.galaxy.Marker;
import org.lazax.table.galaxy.Markers;
import org.lazax.table.galaxy.NexusTile;
import org.lazax.table.galaxy.PlacedTile;
import org.lazax.table.galaxy.Spiral;
import org.lazax.table.galaxy.SystemId;

/** A layout with random tiles, and tokens in its space areas. */
final class RandomGalaxy {
  private RandomGalaxy() {}

  /**
   * The standard layout. Home systems lie clockwise from north in the order of the seats, as in a
   * map string.
   */
  static Galaxy of(Table table, RandomSource random) {
    MapSetup layout = table.catalog().setups(table.players().size()).getFirst();
    List<PlacedTile> hyperlanes =
        layout.hyperlanes().stream()
            .map(line -> new PlacedTile(line.tile(), Optional.of(line.at()), line.rotation()))
            .toList();
    return of(table, random, hyperlanes, layout.systems(), layout.homes());
  }

  /** One ring around Mecatol Rex with the home systems of up to six players, who meet at once. */
  static Galaxy ofOneRing(Table table, RandomSource random) {
    List<Hex> ring = Spiral.around(1);
    int players = table.players().size();
    List<Hex> homes =
        IntStream.range(0, players).mapToObj(i -> ring.get(i * ring.size() / players)).toList();
    List<Hex> systems = ring.stream().filter(hex -> !homes.contains(hex)).toList();
    return of(table, random, List.of(), systems, homes);
  }

  private static Galaxy of(
      Table table,
      RandomSource random,
      List<PlacedTile> hyperlanes,
      Collection<Hex> systems,
      Collection<Hex> homes) {
    List<PlacedTile> tiles = new ArrayList<>();
    tiles.add(PlacedTile.at(new TileId("18"), Hex.CENTRE));
    tiles.addAll(hyperlanes);
    Iterator<TileId> drawn = random.draw(systems(table.catalog()), systems.size()).iterator();
    systems.forEach(hex -> tiles.add(PlacedTile.at(drawn.next(), hex)));
    Iterator<Hex> left = homes.stream().sorted(Spiral.CLOCKWISE).iterator();
    for (var player : table.players().values()) {
      Faction faction = HomeFaction.of(table, player.seat());
      TileId home = faction.homeTile().orElseThrow();
      if (faction.gateTile().isPresent()) {
        tiles.add(new PlacedTile(home, Optional.empty(), 0));
      }
      tiles.add(PlacedTile.at(faction.gateTile().orElse(home), left.next()));
    }
    tiles.add(NexusTile.atTheStart());
    return new Galaxy(tiles, table.catalog());
  }

  private static List<TileId> systems(Catalog catalog) {
    return catalog.tiles().values().stream()
        .filter(tile -> tile.kind() == Tile.Kind.BLUE || tile.kind() == Tile.Kind.RED)
        .map(Tile::id)
        .toList();
  }

  /** Some frontier tokens, a gamma wormhole and, with a chance of one half, an ion storm. */
  static Markers markers(Table table, RandomSource random) {
    List<SystemId> systems = List.copyOf(table.galaxy().systems());
    Markers markers = Markers.NONE;
    for (SystemId system : random.some(systems)) {
      if (table.galaxy().planets(system).isEmpty()) {
        markers = markers.with(system, Marker.FRONTIER);
      }
    }
    markers = markers.with(random.pick(systems), Marker.GAMMA_WORMHOLE);
    return random.oneIn(2) ? markers : markers.with(random.pick(systems), Marker.ION_STORM_ALPHA);
  }
}

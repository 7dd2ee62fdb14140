package org.lazax.simulation.arrangement;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.faction.Faction;
import org.lazax.catalog.galaxy.Hex;
import org.lazax.catalog.galaxy.MapSetup;
import org.lazax.catalog.galaxy.Tile;
import org.lazax.catalog.id.TileId;
import org.lazax.simulation.bot.RandomSource;
import org.lazax.table.Table;
import org.lazax.table.galaxy.Galaxy;
import org.lazax.table.galaxy.Marker;
import org.lazax.table.galaxy.Markers;
import org.lazax.table.galaxy.NexusTile;
import org.lazax.table.galaxy.PlacedTile;
import org.lazax.table.galaxy.SystemId;

/** The standard layout with random tiles, and tokens in its space areas. */
final class RandomGalaxy {
  private RandomGalaxy() {}

  /** Home systems lie clockwise from north in the order of the seats, as in a map string. */
  static Galaxy of(Table table, RandomSource random) {
    MapSetup layout = table.catalog().setups(table.players().size()).getFirst();
    List<PlacedTile> tiles = new ArrayList<>();
    tiles.add(PlacedTile.at(new TileId("18"), Hex.CENTRE));
    layout
        .hyperlanes()
        .forEach(line ->
            tiles.add(
                new PlacedTile(line.tile(), java.util.Optional.of(line.at()), line.rotation())));
    Iterator<TileId> drawn =
        random.draw(systems(table.catalog()), layout.systems().size()).iterator();
    layout.systems().forEach(hex -> tiles.add(PlacedTile.at(drawn.next(), hex)));
    Iterator<Hex> homes =
        layout.homes().stream().sorted(org.lazax.table.galaxy.Spiral.CLOCKWISE).iterator();
    for (var player : table.players().values()) {
      Faction faction = table.catalog().faction(player.faction());
      TileId home = faction.homeTile().orElseThrow();
      if (faction.gateTile().isPresent()) {
        tiles.add(new PlacedTile(home, java.util.Optional.empty(), 0));
      }
      tiles.add(PlacedTile.at(faction.gateTile().orElse(home), homes.next()));
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

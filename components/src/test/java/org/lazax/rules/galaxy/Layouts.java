package org.lazax.rules.galaxy;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.galaxy.Hex;
import org.lazax.catalog.galaxy.MapSetup;
import org.lazax.catalog.galaxy.Tile;
import org.lazax.catalog.id.MapSetupId;
import org.lazax.catalog.id.TileId;
import org.lazax.table.galaxy.Galaxy;
import org.lazax.table.galaxy.PlacedTile;
import org.lazax.table.galaxy.SystemId;

/** Layouts of the rules filled with tiles that have no wormholes, so that only the shape speaks. */
final class Layouts {
  private Layouts() {}

  static Galaxy filled(String setup) {
    MapSetup layout = Catalog.standard().setup(new MapSetupId(setup));
    Iterator<TileId> plain =
        Catalog.standard().tiles().values().stream()
            .filter(tile -> tile.kind() != Tile.Kind.HYPERLANE && tile.kind() != Tile.Kind.SPECIAL)
            .filter(tile -> tile.wormholes().isEmpty())
            .map(Tile::id)
            .iterator();
    List<PlacedTile> tiles = new ArrayList<>();
    tiles.add(PlacedTile.at(new TileId("18"), Hex.CENTRE));
    layout.homes().forEach(hex -> tiles.add(PlacedTile.at(plain.next(), hex)));
    layout.systems().forEach(hex -> tiles.add(PlacedTile.at(plain.next(), hex)));
    layout
        .hyperlanes()
        .forEach(line ->
            tiles.add(new PlacedTile(line.tile(), Optional.of(line.at()), line.rotation())));
    return new Galaxy(tiles, Catalog.standard());
  }

  /** The systems so many steps from Mecatol Rex. */
  static List<SystemId> ring(Galaxy galaxy, int steps) {
    Set<SystemId> within = new TreeSet<>(Set.of(SystemId.MECATOL_REX));
    Set<SystemId> ring = Set.copyOf(within);
    for (int step = 0; step < steps; step++) {
      Set<SystemId> next = new TreeSet<>();
      ring.forEach(system -> next.addAll(galaxy.adjacent(system)));
      next.removeAll(within);
      within.addAll(next);
      ring = next;
    }
    return List.copyOf(new TreeSet<>(ring));
  }

  static SystemId at(Galaxy galaxy, int q, int r) {
    return galaxy.tiles().stream()
        .filter(tile -> tile.position().filter(new Hex(q, r)::equals).isPresent())
        .map(PlacedTile::system)
        .findFirst()
        .orElseThrow();
  }
}

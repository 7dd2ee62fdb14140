package org.lazax.map.setup;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.galaxy.Hex;
import org.lazax.catalog.galaxy.MapSetup;
import org.lazax.catalog.galaxy.Tile;
import org.lazax.catalog.id.TileId;
import org.lazax.table.galaxy.Galaxy;
import org.lazax.table.galaxy.PlacedTile;
import org.lazax.table.galaxy.StarSystem;
import org.lazax.table.galaxy.SystemId;

/** The ring around Mecatol Rex of each position of a layout. Hyperlanes make positions closer. */
final class Rings {
  /** A tile without wormholes, in place of all tiles. */
  private static final TileId PLAIN = new TileId("46");

  private final Map<Hex, SystemId> names = new HashMap<>();
  private final Map<Hex, Integer> rings = new HashMap<>();
  private final Galaxy shape;

  private Rings(Catalog catalog, MapSetup layout) {
    Tile plain = catalog.tile(PLAIN);
    List<StarSystem> systems = new ArrayList<>();
    List<Hex> positions = new ArrayList<>(layout.systems());
    positions.add(Hex.CENTRE);
    positions.addAll(layout.homes());
    for (Hex hex : positions) {
      names.put(hex, SystemId.of(hex.q() + "," + hex.r()));
      systems.add(new StarSystem(SystemId.of(hex.q() + "," + hex.r()), Optional.of(hex), plain));
    }
    this.shape =
        Galaxy.imagined(
            systems,
            layout.hyperlanes().stream()
                .map(line -> new PlacedTile(line.tile(), Optional.of(line.at()), line.rotation()))
                .toList(),
            catalog);
    measure();
  }

  static Map<Hex, Integer> of(Catalog catalog, MapSetup layout) {
    return new Rings(catalog, layout).rings;
  }

  private void measure() {
    Deque<Hex> next = new ArrayDeque<>(List.of(Hex.CENTRE));
    rings.put(Hex.CENTRE, 0);
    while (!next.isEmpty()) {
      Hex hex = next.poll();
      for (SystemId near : shape.adjacent(names.getOrDefault(hex, SystemId.MECATOL_REX))) {
        Hex there = shape.system(near).position().orElseThrow();
        if (rings.putIfAbsent(there, rings.getOrDefault(hex, 0) + 1) == null) {
          next.add(there);
        }
      }
    }
  }
}

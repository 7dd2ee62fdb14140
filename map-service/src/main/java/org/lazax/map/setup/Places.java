package org.lazax.map.setup;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.galaxy.Hex;
import org.lazax.catalog.galaxy.MapSetup;
import org.lazax.catalog.galaxy.Tile;
import org.lazax.catalog.id.TileId;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;
import org.lazax.table.galaxy.Galaxy;
import org.lazax.table.galaxy.PlacedTile;
import org.lazax.table.galaxy.SystemId;

/**
 * Where players may place tiles: in the innermost ring that is not full. An anomaly next to an
 * anomaly, or a wormhole next to one of the same kind, is possible only if the player can place no
 * tile otherwise.
 */
final class Places {
  private final Table table;
  private final Catalog catalog;
  private final MapSetup layout;

  Places(Table table, MapSetup layout) {
    this.table = table;
    this.catalog = table.catalog();
    this.layout = layout;
  }

  /** The positions without a tile. */
  List<Hex> open() {
    Set<Hex> taken =
        table.galaxy().tiles().stream()
            .flatMap(tile -> tile.position().stream())
            .collect(Collectors.toSet());
    return layout.systems().stream().filter(hex -> !taken.contains(hex)).toList();
  }

  /** Which of the player's tiles may be placed, and where. */
  Map<TileId, List<Hex>> of(Seat seat) {
    List<Hex> open = open();
    Map<Hex, Integer> rings = Rings.of(catalog, layout);
    int ring = open.stream().mapToInt(hex -> rings.getOrDefault(hex, 0)).min().orElse(0);
    List<Hex> ringOpen = open.stream().filter(hex -> rings.getOrDefault(hex, 0) == ring).toList();
    List<TileId> hand = table.galaxy().hand(seat);
    if (hand.isEmpty()) {
      return Map.of();
    }
    Map<TileId, List<Hex>> apart = new TreeMap<>();
    for (Hex hex : ringOpen) {
      List<Tile> beside = beside(hand.getFirst(), hex);
      for (TileId tile : hand) {
        if (beside.stream().noneMatch(next -> clash(catalog.tile(tile), next))) {
          apart.computeIfAbsent(tile, _ -> new ArrayList<>()).add(hex);
        }
      }
    }
    if (!apart.isEmpty()) {
      return apart;
    }
    Map<TileId, List<Hex>> anywhere = new TreeMap<>();
    hand.forEach(tile -> anywhere.put(tile, ringOpen));
    return anywhere;
  }

  /** The tiles that would be adjacent to a tile at this position, including across hyperlanes. */
  private List<Tile> beside(TileId tile, Hex hex) {
    PlacedTile probe = PlacedTile.at(tile, hex);
    Galaxy with = table.galaxy().and(probe);
    SystemId at = probe.system();
    return with.beside(at).stream().map(with::tile).toList();
  }

  private static boolean clash(Tile one, Tile other) {
    return (!one.anomalies().isEmpty() && !other.anomalies().isEmpty())
        || !Collections.disjoint(one.wormholes(), other.wormholes());
  }
}

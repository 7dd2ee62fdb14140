package org.lazax.map.setup;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.lazax.catalog.galaxy.Hex;
import org.lazax.catalog.galaxy.Tile;

/**
 * Decides which dealt tile goes where. Two anomalies are never adjacent, nor two systems with the
 * same wormhole, if an exchange of tiles can avoid it. Rule: game_setup.
 */
final class Arrangement {
  private static final int EDGES = 6;
  private static final int MOST_ROUNDS = 40;

  private final List<Hex> positions;
  private final List<Tile> tiles;
  private final Map<Hex, Integer> places = new HashMap<>();

  private Arrangement(List<Hex> positions, List<Tile> dealt) {
    this.positions = positions;
    this.tiles = new ArrayList<>(dealt);
    for (int place = 0; place < positions.size(); place++) {
      places.put(positions.get(place), place);
    }
  }

  /** The tiles in the order of the positions. */
  static List<Tile> of(List<Hex> positions, List<Tile> dealt) {
    Arrangement arrangement = new Arrangement(positions, dealt);
    arrangement.mend();
    return arrangement.tiles;
  }

  /**
   * Exchanges tiles in a fixed order, so that only the draw decides the result. Every second pass
   * also makes exchanges that only move a conflict, because that can make other exchanges possible.
   */
  private void mend() {
    for (int round = 0; round < MOST_ROUNDS && anyConflict(); round++) {
      int tolerated = round % 2;
      for (int place = 0; place < tiles.size(); place++) {
        for (int other = 0; other < tiles.size() && conflicts(place) > 0; other++) {
          int before = conflicts(place) + conflicts(other);
          Collections.swap(tiles, place, other);
          if (conflicts(place) + conflicts(other) >= before + tolerated) {
            Collections.swap(tiles, place, other);
          }
        }
      }
    }
  }

  private boolean anyConflict() {
    for (int place = 0; place < tiles.size(); place++) {
      if (conflicts(place) > 0) {
        return true;
      }
    }
    return false;
  }

  private int conflicts(int place) {
    int conflicts = 0;
    for (int edge = 0; edge < EDGES; edge++) {
      Integer near = places.get(positions.get(place).across(edge));
      if (near != null && clash(tiles.get(place), tiles.get(near))) {
        conflicts++;
      }
    }
    return conflicts;
  }

  private static boolean clash(Tile one, Tile other) {
    return (!one.anomalies().isEmpty() && !other.anomalies().isEmpty())
        || !Collections.disjoint(one.wormholes(), other.wormholes());
  }
}

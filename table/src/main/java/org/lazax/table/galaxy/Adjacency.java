package org.lazax.table.galaxy;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.galaxy.Hex;
import org.lazax.catalog.galaxy.Hyperlane;
import org.lazax.catalog.galaxy.Tile;
import org.lazax.catalog.galaxy.Wormhole;

/**
 * Which systems are adjacent on a board: by a shared side, along hyperlanes, through wormholes.
 * Worked out once for all systems. Rules: adjacency, hyperlanes, wormholes.
 */
final class Adjacency {
  private static final int EDGES = 6;

  private final Map<Hex, PlacedTile> board = new HashMap<>();
  private final Map<SystemId, Set<SystemId>> found = new TreeMap<>();
  private final Set<SystemId> rim = new TreeSet<>();

  Adjacency(List<PlacedTile> tiles) {
    for (PlacedTile tile : tiles) {
      tile.position().ifPresent(hex -> board.put(hex, tile));
    }
    Map<Wormhole, Set<SystemId>> wormholes = new EnumMap<>(Wormhole.class);
    for (PlacedTile placed : tiles) {
      Tile tile = printed(placed);
      if (tile.isSystem()) {
        SystemId system = placed.system();
        near(system);
        placed.position().ifPresentOrElse(hex -> look(system, hex), () -> rim.add(system));
        tile.wormholes()
            .forEach(kind -> wormholes.computeIfAbsent(kind, _ -> new TreeSet<>()).add(system));
      }
    }
    wormholes.values().forEach(this::link);
  }

  /** By system; a system is never adjacent to itself. Rules: adjacency.2.1, wormholes.N3. */
  Map<SystemId, Set<SystemId>> found() {
    return found;
  }

  /**
   * Systems with a side that meets nothing; those beside the board count too. A side that meets a
   * hyperlane tile is no edge. Rules: game_board.2, game_board.2.1, game_board.N1.
   */
  Set<SystemId> rim() {
    return rim;
  }

  private void look(SystemId system, Hex hex) {
    for (int edge = 0; edge < EDGES; edge++) {
      if (board.containsKey(hex.across(edge))) {
        follow(system, hex, edge, new HashSet<>());
      } else {
        rim.add(system);
      }
    }
  }

  /** What lies across an edge, or at the far ends of the lines that begin there. */
  private void follow(SystemId from, Hex hex, int edge, Set<Crossing> crossed) {
    Hex there = hex.across(edge);
    PlacedTile next = board.get(there);
    if (next == null) {
      return;
    }
    Tile tile = printed(next);
    if (tile.isSystem()) {
      if (!next.system().equals(from)) {
        near(from).add(next.system());
      }
      return;
    }
    int entered = (edge + 3) % EDGES;
    // Lines that only meet at an edge are separate, so each is followed by itself: hyperlanes.N3.
    for (Hyperlane printed : tile.hyperlanes()) {
      Hyperlane line = printed.turned(next.rotation());
      otherEnd(line, entered)
          .filter(end -> crossed.add(new Crossing(there, end)))
          .ifPresent(end -> follow(from, there, end, crossed));
    }
  }

  private static Optional<Integer> otherEnd(Hyperlane line, int edge) {
    if (line.from() == edge) {
      return Optional.of(line.to());
    }
    return line.to() == edge ? Optional.of(line.from()) : Optional.empty();
  }

  private void link(Set<SystemId> ends) {
    for (SystemId end : ends) {
      ends.stream().filter(other -> !other.equals(end)).forEach(near(end)::add);
    }
  }

  private Set<SystemId> near(SystemId system) {
    return found.computeIfAbsent(system, _ -> new TreeSet<>());
  }

  private static Tile printed(PlacedTile placed) {
    return Catalog.standard().tile(placed.tile());
  }

  private record Crossing(Hex tile, int edge) {}
}

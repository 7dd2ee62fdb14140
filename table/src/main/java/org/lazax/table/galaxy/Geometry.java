package org.lazax.table.galaxy;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.lazax.catalog.galaxy.Hex;
import org.lazax.catalog.galaxy.Hyperlane;

/**
 * What follows from the positions of tiles alone: which systems share a side or are connected by
 * hyperlanes, and which are on the edge of the board. Systems are numbered in the given order.
 * Rules: adjacency.0, adjacency.4, hyperlanes, game_board.2.
 */
public final class Geometry {
  private static final int EDGES = 6;

  private final Map<Hex, Integer> numbers = new HashMap<>();
  private final Map<Hex, List<Hyperlane>> lanes = new HashMap<>();
  private final BitSet[] beside;
  private final BitSet rim = new BitSet();
  private final BitSet afloat = new BitSet();

  Geometry(List<StarSystem> systems, Map<PlacedTile, List<Hyperlane>> hyperlanes) {
    this.beside = new BitSet[systems.size()];
    for (int number = 0; number < beside.length; number++) {
      beside[number] = new BitSet(beside.length);
      int of = number;
      systems
          .get(number)
          .position()
          .ifPresentOrElse(hex -> numbers.put(hex, of), () -> rim.set(of));
    }
    hyperlanes.forEach((tile, printed) -> {
      List<Hyperlane> lines = printed.stream().map(line -> line.turned(tile.rotation())).toList();
      tile.position().ifPresent(hex -> lanes.put(hex, lines));
    });
    numbers.forEach((hex, number) -> look(number, hex));
    findAfloat();
  }

  /** The numbers of the systems beside a system; never the system itself. Rule: adjacency.2.1. */
  public BitSet beside(int number) {
    return beside[number];
  }

  /**
   * Whether at least one of its sides meets nothing, or the system is beside the board. A side that
   * meets a hyperlane tile is not an edge. Rules: game_board.2, game_board.2.1, game_board.N1.
   */
  public boolean onRim(int number) {
    return rim.get(number);
  }

  /**
   * Systems on the board without a connection to the first of them by shared sides and hyperlanes.
   */
  public BitSet afloat() {
    return afloat;
  }

  private void look(int number, Hex hex) {
    for (int edge = 0; edge < EDGES; edge++) {
      Hex there = hex.across(edge);
      Integer next = numbers.get(there);
      if (next != null) {
        beside[number].set(next);
      } else if (lanes.containsKey(there)) {
        follow(number, hex, edge, new HashSet<>());
      } else {
        rim.set(number);
      }
    }
  }

  /** Follows an edge to the system there, or each line that begins there to its end. */
  private void follow(int from, Hex hex, int edge, Set<Crossing> crossed) {
    Hex there = hex.across(edge);
    Integer next = numbers.get(there);
    if (next != null) {
      if (next != from) {
        beside[from].set(next);
      }
      return;
    }
    List<Hyperlane> lines = lanes.get(there);
    if (lines == null) {
      return;
    }
    int entered = (edge + EDGES / 2) % EDGES;
    // Lines that only meet at an edge are separate, so each is followed for itself: hyperlanes.N3.
    for (Hyperlane line : lines) {
      int end = line.from() == entered ? line.to() : line.to() == entered ? line.from() : -1;
      if (end >= 0 && crossed.add(new Crossing(there, end))) {
        follow(from, there, end, crossed);
      }
    }
  }

  private void findAfloat() {
    numbers.values().forEach(afloat::set);
    if (afloat.isEmpty()) {
      return;
    }
    Deque<Integer> next = new ArrayDeque<>();
    next.add(numbers.getOrDefault(Hex.CENTRE, afloat.nextSetBit(0)));
    while (!next.isEmpty()) {
      int number = next.poll();
      if (afloat.get(number)) {
        afloat.clear(number);
        beside[number].stream().forEach(next::add);
      }
    }
  }

  private record Crossing(Hex tile, int edge) {}
}

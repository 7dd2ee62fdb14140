package org.lazax.table.galaxy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.lazax.catalog.galaxy.Hex;

/** The order in which positions are counted. */
public final class Spiral {
  private static final int EDGES = 6;

  /** Clockwise around the centre, from north. */
  public static final Comparator<Hex> CLOCKWISE =
      Comparator.comparingInt(Spiral::half).thenComparing(Spiral::turn).thenComparingInt(Hex::ring);

  private Spiral() {}

  /**
   * All positions around the centre: ring by ring outwards, each clockwise from its northern
   * corner.
   */
  public static List<Hex> around(int rings) {
    List<Hex> spiral = new ArrayList<>();
    for (int ring = 1; ring <= rings; ring++) {
      Hex hex = new Hex(0, -ring);
      for (int side = 0; side < EDGES; side++) {
        for (int step = 0; step < ring; step++) {
          spiral.add(hex);
          hex = hex.across((side + 2) % EDGES);
        }
      }
    }
    return spiral;
  }

  /** The number of a position in the spiral, from 1; 0 is the centre. */
  public static int position(Hex hex) {
    return hex.equals(Hex.CENTRE) ? 0 : around(hex.ring()).indexOf(hex) + 1;
  }

  private static int half(Hex hex) {
    return hex.q() > 0 || (hex.q() == 0 && hex.r() < 0) ? 0 : 1;
  }

  /**
   * Compares two positions in one half of the circle: the one from which the other follows
   * clockwise comes first.
   */
  private static int turn(Hex one, Hex other) {
    return Integer.compare(one.r() * other.q(), one.q() * other.r());
  }
}

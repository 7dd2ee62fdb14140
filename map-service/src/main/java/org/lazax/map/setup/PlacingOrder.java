package org.lazax.map.setup;

import java.util.List;
import org.lazax.chronicle.Seat;

/**
 * Whose turn it is to place a tile: clockwise from the speaker, then back again. The players at
 * both ends place two tiles in a row.
 */
final class PlacingOrder {
  private PlacingOrder() {}

  /**
   * @param clockwise the seats from the speaker on
   * @param placed how many tiles players have placed so far
   */
  static Seat next(List<Seat> clockwise, int placed) {
    int round = placed / clockwise.size();
    int place = placed % clockwise.size();
    return clockwise.get(round % 2 == 0 ? place : clockwise.size() - 1 - place);
  }
}

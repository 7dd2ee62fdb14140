package org.lazax.rules.trade;

import java.util.List;
import java.util.Map;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;

/**
 * A kind of promise. Its component is no card. While a promise of the kind is in force, the
 * component acts for the player who made it, with the hooks by which the promise is kept. Rules:
 * deals.N3, deals.N3.3.
 */
public interface PromiseHooks {

  /**
   * The terms of the promises that a player can make to another one now, by public information.
   * Those that contradict a promise in force, or say the same, are left out.
   */
  List<Map<String, String>> possible(Table table, Seat by, Seat to);

  /** Whether there are any such terms. It is asked at every step, for every pair of players. */
  default boolean isPossible(Table table, Seat by, Seat to) {
    return !possible(table, by, to).isEmpty();
  }

  /** The id of the frame with which a promise with these possible terms ends. */
  int until(Table table, Map<String, String> terms);
}

package org.lazax.map.movement;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.lazax.table.galaxy.SystemId;

/**
 * How little of a move value could bring a ship from each system to the active one, if nothing
 * barred it and every rift helped: what is farther need not be looked at.
 */
final class Nearness {
  private final Map<SystemId, Integer> least = new HashMap<>();

  /**
   * @param reach what is farther is left out
   */
  Nearness(Navigation navigation, int reach) {
    SystemId active = navigation.view().active();
    Deque<SystemId> next = new ArrayDeque<>(List.of(active));
    Map<SystemId, Integer> known = new HashMap<>(Map.of(active, 0));
    while (!next.isEmpty()) {
      SystemId system = next.poll();
      int here = known.getOrDefault(system, 0);
      for (SystemId before : navigation.next(system)) {
        int cost = navigation.isRift(before) ? here : here + 1;
        if (cost <= reach && cost < least.getOrDefault(before, Integer.MAX_VALUE)) {
          least.put(before, cost);
          if (cost < known.getOrDefault(before, Integer.MAX_VALUE)) {
            known.put(before, cost);
            next.add(before);
          }
        }
      }
    }
  }

  /** Whether a move value might do from here. */
  boolean mightReach(SystemId from, int move) {
    return least.getOrDefault(from, Integer.MAX_VALUE) <= move;
  }

  /** All that is near enough to matter, in one order. */
  List<SystemId> systems() {
    return least.keySet().stream().sorted().toList();
  }
}

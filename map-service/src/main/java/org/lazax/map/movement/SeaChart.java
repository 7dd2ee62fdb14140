package org.lazax.map.movement;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.lazax.map.movement.ability.Rift;
import org.lazax.map.movement.ability.Ship;
import org.lazax.table.galaxy.SystemId;

/**
 * The best ways from everywhere to the active system, found by searching backwards from there: of
 * two ways the one with fewer dice, then the one that takes less of the move value. Rules:
 * movement.4.1 to movement.4.6, gravity_rift.1.
 */
final class SeaChart {
  private final Navigation navigation;
  private final Ship ship;
  private final boolean overBars;
  private final List<SystemId> wanted;
  private final int reach;
  private final Map<SystemId, List<Way>> ways = new HashMap<>();

  private SeaChart(
      Navigation navigation, Ship ship, Set<SystemId> wanted, int reach, boolean overBars) {
    this.navigation = navigation;
    this.ship = ship;
    this.overBars = overBars;
    this.wanted = List.copyOf(wanted);
    this.reach = reach;
    draw();
  }

  /**
   * Of the ways that are open to a ship, and to all that meet the same on their way.
   *
   * @param wanted systems that every way must touch, for the sake of cargo
   * @param reach ways that cost more are of no interest
   */
  static SeaChart of(Navigation navigation, Ship ship, Set<SystemId> wanted, int reach) {
    return new SeaChart(navigation, ship, wanted, reach, false);
  }

  /** Of all ways, those with the fewest closed systems first: to say what bars a ship. */
  static SeaChart overBars(Navigation navigation, Ship ship, Set<SystemId> wanted, int reach) {
    return new SeaChart(navigation, ship, wanted, reach, true);
  }

  /**
   * The best way that a move value allows.
   *
   * @param once what the move value gains on a way that leaves any rift
   */
  Optional<Way> best(SystemId from, int move, int once) {
    int all = (1 << wanted.size()) - 1;
    return ways.getOrDefault(from, List.of()).stream()
        .filter(way -> way.fetched() == all)
        .filter(way -> way.cost() <= move + (way.crossed() ? once : 0))
        .min(Way.BEST);
  }

  private void draw() {
    Deque<Way> next = new ArrayDeque<>();
    next.add(Way.end(navigation.view().active()));
    for (Way way = next.poll(); way != null; way = next.poll()) {
      boolean closed = !way.isAtItsEnd() && navigation.passing(ship, way.at()).isPresent();
      if (closed && !overBars) {
        continue;
      }
      for (SystemId before : navigation.next(way.at())) {
        Rift rift = navigation.rift(ship, before);
        int toll = overBars ? (closed ? 1 : 0) : rift.dice();
        Way longer = way.from(before, rift, toll, bit(before));
        if (longer.cost() <= reach && isWorthwhile(longer)) {
          next.add(longer);
        }
      }
    }
  }

  private boolean isWorthwhile(Way way) {
    List<Way> known = ways.computeIfAbsent(way.at(), _ -> new ArrayList<>(2));
    for (Way other : known) {
      if (other.isAsGoodAs(way)) {
        return false;
      }
    }
    known.removeIf(way::isAsGoodAs);
    known.add(way);
    return true;
  }

  private int bit(SystemId system) {
    int index = wanted.indexOf(system);
    return index < 0 ? 0 : 1 << index;
  }
}

package org.lazax.map.path;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lazax.rules.movement.Rift;
import org.lazax.table.galaxy.SystemId;

/**
 * A path from a system to the active one, found backwards.
 *
 * @param at the number of the system where the path begins
 * @param toll what is to be as small as possible: dice, or closed systems
 * @param cost how much it needs of a ship's move value
 * @param crossed whether it leaves a gravity rift
 * @param fetched the wanted systems that it enters, one bit for each
 * @param on the rest of the path; none in the active system, where the path ends
 */
record PartialPath(
    int at, int toll, int cost, int steps, boolean crossed, int fetched, @Nullable PartialPath on) {

  static final Comparator<PartialPath> BEST =
      Comparator.comparingInt(PartialPath::toll)
          .thenComparingInt(PartialPath::cost)
          .thenComparingInt(PartialPath::steps);

  static PartialPath end(int active) {
    return new PartialPath(active, 0, 0, 0, false, 0, null);
  }

  boolean isAtItsEnd() {
    return on == null;
  }

  /** The path extended backwards by one system. */
  PartialPath from(int before, Rift rift, int tollThere, int fetchedThere) {
    return new PartialPath(
        before,
        toll + tollThere,
        cost + 1 - rift.bonus(),
        steps + 1,
        crossed || rift.isOne(),
        fetched | fetchedThere,
        this);
  }

  /** Whether the other path is never better than this one. */
  boolean isAsGoodAs(PartialPath other) {
    return toll <= other.toll
        && cost <= other.cost
        && (crossed || !other.crossed)
        && (fetched & other.fetched) == other.fetched;
  }

  /**
   * The path as a route. Its toll must be dice.
   *
   * @param systems by number
   * @param once the bonus to the move value on a path that leaves any gravity rift
   */
  Route route(List<SystemId> systems, int once) {
    return new Route(entered(systems), toll, steps - cost + (crossed ? once : 0));
  }

  /**
   * Every system entered, in order.
   *
   * @param systems by number
   */
  List<SystemId> entered(List<SystemId> systems) {
    List<SystemId> entered = new ArrayList<>(steps);
    for (PartialPath next = on; next != null; next = next.on()) {
      entered.add(systems.get(next.at()));
    }
    return entered;
  }
}

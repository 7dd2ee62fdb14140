package org.lazax.map.path;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lazax.rules.movement.Rift;
import org.lazax.table.galaxy.SystemId;

/**
 * A way from a system to the active one, found backwards.
 *
 * @param at the number of the system
 * @param toll what ought to be small: dice, or systems that are closed
 * @param cost what it takes of a ship's move value
 * @param crossed whether it leaves a gravity rift
 * @param fetched the wanted systems it touches, one bit each
 * @param on how it goes on; none in the active system, where it ends
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

  /** The way from the system before. */
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

  /** Whether nobody would ever take the other one instead. */
  boolean isAsGoodAs(PartialPath other) {
    return toll <= other.toll
        && cost <= other.cost
        && (crossed || !other.crossed)
        && (fetched & other.fetched) == other.fetched;
  }

  /**
   * The same told forwards, if its toll is dice.
   *
   * @param systems by number
   * @param once what the move value gains on a way that leaves any rift
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

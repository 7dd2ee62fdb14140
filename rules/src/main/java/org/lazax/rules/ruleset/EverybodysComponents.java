package org.lazax.rules.ruleset;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;
import org.lazax.table.immutable.ResultCache;

/**
 * The components that act for the players still in the game, clockwise. It also keeps results that
 * depend only on them. It is read at every step and changes rarely. Therefore it is kept with the
 * active components of the first player until other components act for anybody.
 */
public final class EverybodysComponents {
  private final List<ActiveComponents> each;
  private final ResultCache cache = new ResultCache();

  private EverybodysComponents(List<ActiveComponents> each) {
    this.each = each;
  }

  /** The components that act for all players now. */
  public static EverybodysComponents of(Table table) {
    return table.cached(EverybodysComponents.class, EverybodysComponents::now);
  }

  private static EverybodysComponents now(Table table) {
    List<ActiveComponents> each = new ArrayList<>();
    for (Seat seat : table.seats()) {
      each.add(ActiveComponents.of(table, seat));
    }
    return each.isEmpty()
        ? new EverybodysComponents(each)
        : each.getFirst()
            .withOthers(known ->
                known != null && known.isOf(each) ? known : new EverybodysComponents(each));
  }

  private boolean isOf(List<ActiveComponents> now) {
    if (now.size() != each.size()) {
      return false;
    }
    for (int at = 0; at < now.size(); at++) {
      if (!now.get(at).areThose(each.get(at))) {
        return false;
      }
    }
    return true;
  }

  /**
   * A result that is computed from the active components of each player alone, computed once.
   *
   * @param key identifies the result and the type of the list's elements
   */
  public <E> List<E> cached(Object key, Function<ActiveComponents, List<E>> compute) {
    return cache.get(key, () -> each.stream().flatMap(one -> compute.apply(one).stream()).toList());
  }
}

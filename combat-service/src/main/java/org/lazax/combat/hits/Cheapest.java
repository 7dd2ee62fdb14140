package org.lazax.combat.hits;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.lazax.combat.Group;
import org.lazax.table.Table;
import org.lazax.table.stats.Stats;
import org.lazax.table.units.UnitStack;

/**
 * How hits are assigned for an owner who is silent: as many as possible are sustained, then the
 * units that cost least are destroyed, of like units the damaged ones first.
 */
final class Cheapest {
  private Cheapest() {}

  static AssignHits of(Table table, Toll toll) {
    Comparator<UnitStack> cheapestFirst =
        Comparator.<UnitStack>comparingDouble(stack -> cost(table, stack))
            .thenComparing(UnitStack::type)
            .thenComparing(stack -> !stack.damaged());
    List<UnitStack> sustain = first(toll.sustaining(), cheapestFirst, toll.call().hits());
    List<UnitStack> destroy =
        first(toll.afterSustaining(sustain), cheapestFirst, toll.toDestroy(Group.total(sustain)));
    return new AssignHits(Group.of(sustain), Group.of(destroy));
  }

  private static List<UnitStack> first(
      List<UnitStack> stacks, Comparator<UnitStack> order, int count) {
    List<UnitStack> chosen = new ArrayList<>();
    int left = count;
    for (UnitStack stack : stacks.stream().sorted(order).toList()) {
      if (left > 0) {
        chosen.add(stack.times(Math.min(left, stack.count())));
        left -= chosen.getLast().count();
      }
    }
    return chosen;
  }

  private static double cost(Table table, UnitStack stack) {
    return Stats.of(table, stack)
        .cost()
        .map(cost -> (double) cost.resources() / cost.pieces())
        .orElse(0.0);
  }
}

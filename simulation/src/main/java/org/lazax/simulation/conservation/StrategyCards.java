package org.lazax.simulation.conservation;

import java.util.ArrayList;
import java.util.List;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.table.Table;

/** From setup on every strategy card is in one place: the common area or one play area. */
final class StrategyCards {
  private StrategyCards() {}

  static List<String> broken(Table table) {
    List<StrategyCardId> there = new ArrayList<>(table.strategyRow().goods().keySet());
    table.players().values().forEach(player -> there.addAll(player.strategyCards().keySet()));
    List<StrategyCardId> all = new ArrayList<>(table.catalog().strategyCards().keySet());
    boolean laidOut = table.round() > 0;
    boolean whole = there.size() == all.size() && there.containsAll(all);
    return whole || (!laidOut && there.isEmpty())
        ? List.of()
        : List.of("the strategy cards are " + there);
  }
}

package org.lazax.simulation.conservation;

import java.util.ArrayList;
import java.util.List;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.table.Table;

/** After setup, every strategy card is in one place: the common area or one play area. */
final class StrategyCards {
  private StrategyCards() {}

  static List<String> violations(Table table) {
    List<StrategyCardId> found = new ArrayList<>(table.strategyRow().goods().keySet());
    table.players().values().forEach(player -> found.addAll(player.strategyCards().keySet()));
    List<StrategyCardId> all = new ArrayList<>(table.catalog().strategyCards().keySet());
    boolean laidOut = table.round() > 0;
    boolean complete = found.size() == all.size() && found.containsAll(all);
    return complete || (!laidOut && found.isEmpty())
        ? List.of()
        : List.of("the strategy cards are " + found);
  }
}

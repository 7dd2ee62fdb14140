package org.lazax.simulation.conservation;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.rules.actioncards.ActionCardDeck;
import org.lazax.table.Player;
import org.lazax.table.Table;

/** No more copies of an action card are out than exist, and all others are in the deck. */
final class ActionCards {
  private ActionCards() {}

  static List<String> violations(Table table) {
    Map<ActionCardId, Integer> out = new HashMap<>();
    int count = table.actionDiscards().size();
    table.actionDiscards().forEach(card -> out.merge(card, 1, Integer::sum));
    for (Player player : table.players().values()) {
      count += player.actionCards().size();
      player.actionCards().forEach(card -> out.merge(card, 1, Integer::sum));
    }
    boolean tooMany =
        out.entrySet().stream()
            .anyMatch(e -> e.getValue() > table.catalog().actionCard(e.getKey()).copies());
    return tooMany || ActionCardDeck.left(table).size() != ActionCardDeck.all(table).size() - count
        ? List.of("the action cards out are " + out)
        : List.of();
  }
}

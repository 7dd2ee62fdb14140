package org.lazax.simulation.conservation;

import java.util.ArrayList;
import java.util.List;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.actioncards.ActionCardDeck;

/** Every copy of every action card is in the deck, in one hand, or discarded. */
final class ActionCards {
  private ActionCards() {}

  static List<String> broken(Table table) {
    List<ActionCardId> all = new ArrayList<>(ActionCardDeck.left(table));
    all.addAll(table.actionDiscards());
    for (Player player : table.players().values()) {
      all.addAll(player.actionCards());
    }
    List<String> broken = new ArrayList<>();
    for (var card : Catalog.standard().actionCards().values()) {
      long count = all.stream().filter(card.id()::equals).count();
      if (count != card.copies()) {
        broken.add("of " + card.id() + " there are " + count);
      }
    }
    return broken;
  }
}

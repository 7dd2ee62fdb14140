package org.lazax.rules.actioncards;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.Dice;
import org.lazax.chronicle.Seat;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.event.actioncards.ActionCardsDrawn;

/**
 * The action cards face down in the deck, in no order: which one is on top is drawn when somebody
 * takes it.
 */
public final class ActionCardDeck {
  /** Every copy of every card. */
  private static final List<ActionCardId> ALL =
      Catalog.standard().actionCards().values().stream()
          .flatMap(card -> java.util.Collections.nCopies(card.copies(), card.id()).stream())
          .toList();

  private ActionCardDeck() {}

  public static List<ActionCardId> all() {
    return ALL;
  }

  /** Whether every card is in a hand or discarded. */
  public static boolean isEmpty(Table table) {
    return gone(table).size() >= ALL.size();
  }

  /** Neither in a hand nor discarded. */
  public static List<ActionCardId> left(Table table) {
    Map<ActionCardId, Integer> out = new HashMap<>();
    gone(table).forEach(card -> out.merge(card, 1, Integer::sum));
    List<ActionCardId> left = new ArrayList<>(ALL.size());
    for (ActionCardId card : ALL) {
      if (out.merge(card, -1, Integer::sum) < 0) {
        left.add(card);
      }
    }
    return left;
  }

  private static List<ActionCardId> gone(Table table) {
    List<ActionCardId> gone = new ArrayList<>(table.actionDiscards());
    for (Player player : table.players().values()) {
      gone.addAll(player.actionCards());
    }
    return gone;
  }

  /** Draws for a player, at most as many as are left. */
  public static ActionCardsDrawn draw(Table table, Seat seat, int count, Dice dice) {
    List<ActionCardId> deck = left(table);
    Chance chance = dice.draw(deck.size(), Math.min(count, deck.size()));
    return new ActionCardsDrawn(seat, chance.drawnFrom(deck), chance);
  }
}

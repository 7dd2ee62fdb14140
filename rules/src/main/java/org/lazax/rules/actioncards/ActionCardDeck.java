package org.lazax.rules.actioncards;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.Dice;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.event.actioncards.ActionCardRevealed;
import org.lazax.table.event.actioncards.ActionCardsDrawn;
import org.lazax.table.event.actioncards.ActionCardsReshuffled;

/**
 * The action cards in the deck. Their order is not fixed: the card on top is drawn at random when a
 * player takes it.
 */
public final class ActionCardDeck {
  private ActionCardDeck() {}

  /** Every copy of every card of the game. */
  public static List<ActionCardId> all(Table table) {
    return Ruleset.of(table).cached(ActionCardDeck.class, ActionCardDeck::all);
  }

  private static List<ActionCardId> all(Ruleset ruleset) {
    return ruleset.catalog().actionCards().values().stream()
        .flatMap(card -> Collections.nCopies(card.copies(), card.id()).stream())
        .toList();
  }

  /** Whether all cards are in hands or discarded. */
  public static boolean isEmpty(Table table) {
    return gone(table).size() >= all(table).size();
  }

  /** The cards that are neither in a hand nor discarded. */
  public static List<ActionCardId> left(Table table) {
    Map<ActionCardId, Integer> out = new HashMap<>();
    gone(table).forEach(card -> out.merge(card, 1, Integer::sum));
    List<ActionCardId> all = all(table);
    List<ActionCardId> left = new ArrayList<>(all.size());
    for (ActionCardId card : all) {
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

  /**
   * A player reveals cards from the top of the deck until this many are of a kind, and draws those.
   * The others lie aside and are shuffled into the deck again. The discard pile becomes the deck
   * when that is used up, and nothing more is revealed if both are. Rules: action_cards.N4,
   * action_cards.N10.
   */
  public static void reveal(
      Draft<?, Table> draft, Seat seat, Predicate<ActionCardId> kind, int count) {
    List<ActionCardId> aside = new ArrayList<>();
    int drawn = 0;
    while (drawn < count) {
      List<ActionCardId> deck = left(draft.table());
      aside.forEach(deck::remove);
      if (!deck.isEmpty()) {
        Chance chance = draft.dice().draw(deck.size(), 1);
        ActionCardId card = chance.drawnFrom(deck).getFirst();
        draft.add(new ActionCardRevealed(seat, card, kind.test(card), chance));
        if (kind.test(card)) {
          drawn++;
        } else {
          aside.add(card);
        }
      } else if (!draft.table().actionDiscards().isEmpty()) {
        draft.add(new ActionCardsReshuffled());
      } else {
        break;
      }
    }
    OtherHands.trim(draft, seat);
  }

  /** Draws cards for a player, at most as many as the deck has. */
  public static ActionCardsDrawn draw(Table table, Seat seat, int count, Dice dice) {
    List<ActionCardId> deck = left(table);
    Chance chance = dice.draw(deck.size(), Math.min(count, deck.size()));
    return new ActionCardsDrawn(seat, chance.drawnFrom(deck), chance);
  }
}

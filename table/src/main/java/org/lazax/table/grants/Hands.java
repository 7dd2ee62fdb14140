package org.lazax.table.grants;

import java.util.List;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.actioncards.ActionCardPlayed;

/**
 * The cards that players hold face down, and what everybody knows of them: how many each holds, and
 * which copies lie face up elsewhere. Whoever is asked is asked by what everybody knows. Rules:
 * action_cards.5, action_cards.N2.
 */
public final class Hands {
  private Hands() {}

  /** Whether cards of this kind are held face down until they are played. */
  public static boolean hide(ComponentRef component) {
    return component.kind() == ComponentRef.Kind.ACTION_CARD;
  }

  /** What this seat holds, each kind of card once: for nobody else to see. */
  public static List<ComponentRef> of(Table table, Seat seat) {
    List<ActionCardId> hand = table.player(seat).actionCards();
    return hand.isEmpty() ? List.of() : hand.stream().distinct().map(ComponentRef::of).toList();
  }

  /** Whether this seat has any hand at all, as everybody sees it. */
  public static boolean isEmpty(Table table, Seat seat) {
    return table.player(seat).actionCards().isEmpty();
  }

  /** Whether this seat could hold this card, for all that everybody knows. */
  public static boolean mayHold(Table table, Seat seat, ComponentRef card) {
    return !isEmpty(table, seat) && !isGone(table, new ActionCardId(card.name()));
  }

  /** Whether all copies lie face up on the discard pile. */
  private static boolean isGone(Table table, ActionCardId card) {
    int out = 0;
    for (ActionCardId discarded : table.actionDiscards()) {
      if (discarded.equals(card)) {
        out++;
      }
    }
    return out >= Catalog.standard().actionCard(card).copies();
  }

  /** The card is shown and leaves the hand; refused to who does not hold it. */
  public static TableEvent played(Seat seat, ComponentRef card) {
    return new ActionCardPlayed(seat, new ActionCardId(card.name()));
  }
}

package org.lazax.rules.actioncards;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.limits.HandLimit;
import org.lazax.rules.procedure.StrategyCardProcedure.DrawActionCards;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.event.actioncards.ActionCardsGiven;

/** Action cards of one player that another one takes. This is no draw. */
public final class OtherHands {
  private OtherHands() {}

  /** The other players with an action card, which is public. Rule: action_cards.N2. */
  public static List<Seat> held(Table table, Seat user) {
    return table.players().values().stream()
        .filter(player -> !player.seat().equals(user) && !player.actionCards().isEmpty())
        .map(Player::seat)
        .toList();
  }

  /** A player gives one of its action cards to another. Chance says which. */
  public static void giveAtRandom(Draft<?, Table> draft, Seat from, Seat to) {
    List<ActionCardId> hand = draft.table().player(from).actionCards();
    Chance chance = draft.dice().draw(hand.size(), 1);
    give(draft, new ActionCardsGiven(from, to, chance.drawnFrom(hand), Optional.of(chance)));
  }

  /** A player gives these action cards to another. */
  public static void give(Draft<?, Table> draft, Seat from, Seat to, List<ActionCardId> cards) {
    give(draft, new ActionCardsGiven(from, to, cards, Optional.empty()));
  }

  private static void give(Draft<?, Table> draft, ActionCardsGiven given) {
    draft.add(given);
    trim(draft, given.to());
  }

  /**
   * A player with too many action cards discards at once. Rules: action_cards.4, action_cards.N10.
   */
  public static void trim(Draft<?, Table> draft, Seat seat) {
    if (HandLimit.excess(draft.table(), seat) > 0) {
      draft.call(new DrawActionCards(seat, 0));
    }
  }
}

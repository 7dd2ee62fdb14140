package org.lazax.components.card;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.AbilityProcedure.Effect;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.actioncards.OtherHands;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.actioncards.HandSeen;

/**
 * A player looks at the action cards of another one and takes one of them, which nobody else sees.
 */
public final class SeenHand {
  private static final String TAKEN = "action-card";

  private SeenHand() {}

  /** The player looks, and goes on with the paragraph that takes a card. */
  public static void look(
      Draft<?, Table> draft, Seat user, Seat player, AbilityRef taking, Chosen chosen) {
    List<ComponentRef> hand =
        draft.table().player(player).actionCards().stream().map(ComponentRef::of).toList();
    draft.add(new HandSeen(user, player, hand));
    draft.call(Effect.goingOn(draft.table(), taking, chosen));
  }

  /** The choice among the cards that only the player has seen. */
  public static Optional<Ask> asks(Table table, Seat player, Chosen soFar) {
    return Ask.once(
            TAKEN, soFar, () -> table.player(player).actionCards().stream().distinct().toList())
        .map(Ask::hidden);
  }

  /** The player takes the chosen card. */
  public static void take(Draft<?, Table> draft, Seat user, Seat player, Chosen chosen) {
    ActionCardId taken = new ActionCardId(chosen.one(TAKEN).orElseThrow());
    OtherHands.give(draft, player, user, List.of(taken));
  }
}

package org.lazax.table.event.actioncards;

import java.util.Optional;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.immutable.Copies;

/**
 * A player plays an action card of its hand. The card goes to the discard pile, face up, also if it
 * is cancelled later. The commits of its resolution follow. Refused if the player does not hold the
 * card. Rules: action_cards.5, action_cards.7, action_cards.8.
 */
@WireType("table.action-card-played.v1")
public record ActionCardPlayed(Seat seat, ActionCardId card) implements TableEvent {

  @Override
  public Table fold(Table table) {
    return table
        .withActionDiscards(Copies.with(table.actionDiscards(), card))
        .withPlayer(
            seat, player -> player.withActionCards(Copies.without(player.actionCards(), card)));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return table.player(seat).actionCards().contains(card)
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("action_cards.7", "that action card is not in this hand")
                .with("seat", seat)
                .with("card", card));
  }
}

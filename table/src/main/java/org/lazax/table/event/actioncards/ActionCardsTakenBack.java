package org.lazax.table.event.actioncards;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/**
 * A player takes action cards from the discard pile into its hand, for all to see. This is no draw.
 * Refused if they do not lie there ({@value #NOT_THERE}).
 */
@WireType("table.action-cards-taken-back.v1")
public record ActionCardsTakenBack(Seat seat, List<ActionCardId> cards) implements TableEvent {
  private static final String NOT_THERE = "not-discarded";

  public ActionCardsTakenBack {
    cards = List.copyOf(cards);
  }

  @Override
  public Table fold(Table table) {
    List<ActionCardId> pile = new ArrayList<>(table.actionDiscards());
    cards.forEach(pile::remove);
    List<ActionCardId> hand = new ArrayList<>(table.player(seat).actionCards());
    hand.addAll(cards);
    return table.withActionDiscards(pile).withPlayer(seat, player -> player.withActionCards(hand));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    List<ActionCardId> pile = new ArrayList<>(table.actionDiscards());
    return cards.stream()
        .filter(card -> !pile.remove(card))
        .findFirst()
        .map(card ->
            Refusal.of(NOT_THERE, "that action card is not in the discard pile")
                .with("card", card));
  }
}

package org.lazax.table.event.actioncards;

import java.util.List;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.ChanceEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/**
 * A player reveals the card on top of the action card deck. It is drawn, or shuffled into the deck
 * again as soon as no more cards are revealed.
 *
 * @param drawn whether the player takes it into its hand
 */
@WireType("table.action-card-revealed.v1")
public record ActionCardRevealed(Seat seat, ActionCardId card, boolean drawn, Chance chance)
    implements TableEvent, ChanceEvent {
  @Override
  public Table fold(Table table) {
    return drawn ? new ActionCardsDrawn(seat, List.of(card), chance).fold(table) : table;
  }
}

package org.lazax.game.actioncards;

import java.util.List;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireType;

/** Discards the action cards beyond the hand limit. */
@WireType("game.discard-action-cards")
public record DiscardActionCards(List<ActionCardId> cards) implements Command {
  public DiscardActionCards {
    cards = List.copyOf(cards);
  }
}

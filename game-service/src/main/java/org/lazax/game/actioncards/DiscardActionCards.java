package org.lazax.game.actioncards;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.List;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireType;

/** Discards the action cards beyond the hand limit. */
@JsonClassDescription("Discards the action cards beyond the hand limit.")
@WireType("game.discard-action-cards")
public record DiscardActionCards(
    @JsonPropertyDescription("The discarded cards, exactly as many as are beyond the limit.")
        List<ActionCardId> cards)
    implements Command {
  public DiscardActionCards {
    cards = List.copyOf(cards);
  }
}

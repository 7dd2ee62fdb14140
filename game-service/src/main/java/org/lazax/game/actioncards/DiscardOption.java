package org.lazax.game.actioncards;

import java.util.List;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.wire.WireTypes;

/** Exactly so many of these cards, the whole hand, go to the discard pile. */
public record DiscardOption(int count, List<ActionCardId> hand) implements Option {
  @Override
  public String command() {
    return WireTypes.nameOf(DiscardActionCards.class);
  }
}

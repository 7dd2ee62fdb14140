package org.lazax.game.strategyphase;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.Optional;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.OmittedByDefault;
import org.lazax.chronicle.wire.WireType;

/** Takes a strategy card from the common area. Rule: strategy_phase.1. */
@JsonClassDescription("Takes a strategy card from the common area. Rule: strategy_phase.1.")
@WireType("game.choose-strategy-card")
public record ChooseStrategyCard(
    @JsonPropertyDescription("The strategy card.") StrategyCardId card,
    @OmittedByDefault
        @JsonPropertyDescription(
            "The player who gets the card, if a law gives it to another one. Left out otherwise.")
        Optional<Seat> to)
    implements Command {

  /** A player takes a card for itself. */
  public ChooseStrategyCard(StrategyCardId card) {
    this(card, Optional.empty());
  }
}

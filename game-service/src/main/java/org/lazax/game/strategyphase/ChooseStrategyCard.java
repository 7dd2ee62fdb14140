package org.lazax.game.strategyphase;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireType;

/** Takes a strategy card from the common area. Rule: strategy_phase.1. */
@JsonClassDescription("Takes a strategy card from the common area. Rule: strategy_phase.1.")
@WireType("game.choose-strategy-card")
public record ChooseStrategyCard(@JsonPropertyDescription("The strategy card.") StrategyCardId card)
    implements Command {}

package org.lazax.game.tokens;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.tokens.Tokens;

/** Gains the tokens of the status phase and lays all on the sheet anew. */
@JsonClassDescription(
    "Distributes all command tokens of the player among the pools, with those that "
        + "were gained. Rule: status_phase.5.")
@WireType("game.distribute-tokens")
public record DistributeTokens(
    @JsonPropertyDescription("The whole sheet after the command.") Tokens tokens)
    implements Command {}

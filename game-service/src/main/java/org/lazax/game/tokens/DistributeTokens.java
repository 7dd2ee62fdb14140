package org.lazax.game.tokens;

import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.tokens.Tokens;

/**
 * Gains the tokens of the status phase and lays all on the sheet anew.
 *
 * @param tokens the sheet as it shall be. Rule: status_phase.5
 */
@WireType("game.distribute-tokens")
public record DistributeTokens(Tokens tokens) implements Command {}

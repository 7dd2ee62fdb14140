package org.lazax.game.leadership;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireType;
import org.lazax.rules.payment.Payment;
import org.lazax.table.tokens.Tokens;

/** What may be done with Leadership. */
public sealed interface LeadershipCommand extends Command {
  /** Gains command tokens. */
  @JsonClassDescription("Gains command tokens.")
  @WireType("game.gain-tokens")
  record GainTokens(
      @JsonPropertyDescription(
              "How many tokens go to each pool: those that are granted, and one for every 3 "
                  + "influence spent.")
          Tokens tokens,
      @JsonPropertyDescription("The influence that is spent.") Payment influence)
      implements LeadershipCommand {}

  /** Buys none; possible where none are granted. */
  @JsonClassDescription("Gains no command tokens. Possible if none are granted.")
  @WireType("game.decline-tokens")
  record DeclineTokens() implements LeadershipCommand {}
}

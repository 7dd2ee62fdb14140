package org.lazax.game.leadership;

import java.util.List;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireType;
import org.lazax.rules.payment.Payment;
import org.lazax.table.tokens.Tokens;

/** What may be done with Leadership. */
public sealed interface LeadershipCommand extends Command {
  List<Class<?>> TYPES = List.of(GainTokens.class, DeclineTokens.class);

  /**
   * Gains command tokens.
   *
   * @param tokens how many of them go to which pool
   * @param influence what is spent, one token for every three
   */
  @WireType("game.gain-tokens")
  record GainTokens(Tokens tokens, Payment influence) implements LeadershipCommand {}

  /** Buys none; possible where none are granted. */
  @WireType("game.decline-tokens")
  record DeclineTokens() implements LeadershipCommand {}
}

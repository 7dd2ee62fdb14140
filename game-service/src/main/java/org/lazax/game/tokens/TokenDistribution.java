package org.lazax.game.tokens;

import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.table.tokens.Tokens;

/**
 * Tokens may be laid on the sheet in any way.
 *
 * @param now as they lie
 * @param gained how many more there will be
 */
public record TokenDistribution(Tokens now, int gained) implements Option {
  @Override
  public String command() {
    return WireTypes.nameOf(DistributeTokens.class);
  }
}

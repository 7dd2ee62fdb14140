package org.lazax.game.leadership;

import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.rules.payment.PaymentMeans;

/**
 * Command tokens may be gained.
 *
 * @param granted for nothing
 * @param influenceEach what each further one costs
 * @param reinforcements how many there are at most
 * @param means what influence may be paid with
 */
public record TokenGain(int granted, int influenceEach, int reinforcements, PaymentMeans means)
    implements Option {
  @Override
  public String command() {
    return WireTypes.nameOf(LeadershipCommand.GainTokens.class);
  }
}

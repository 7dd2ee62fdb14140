package org.lazax.game.technology;

import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.rules.payment.PaymentMeans;

/**
 * Research may be paid for, instead of which something else happens.
 *
 * @param resources what it costs
 * @param means what they may be paid with
 */
public record ResearchPaymentOption(int resources, PaymentMeans means) implements Option {
  @Override
  public String command() {
    return WireTypes.nameOf(ResearchCommand.PayForResearch.class);
  }
}

package org.lazax.game.technology;

import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.form.Form;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.payment.PaymentMeans;

/**
 * Research may be paid for, instead of which something else happens.
 *
 * @param resources what it costs
 * @param means what they may be paid with
 */
public record ResearchPaymentOption(int resources, PaymentMeans means) implements Option {
  @Override
  public Form form() {
    return Form.of(
            new ResearchCommand.PayForResearch(means.covering(resources).orElse(Payment.NOTHING)))
        .with(means.field("payment", resources));
  }
}

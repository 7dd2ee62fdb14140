package org.lazax.game.technology;

import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.form.Form;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.payment.PaymentMeans;

/**
 * A payment for research that is replaced by something else.
 *
 * @param resources the price in resources
 * @param means the means of paying them
 */
public record ResearchPaymentOption(int resources, PaymentMeans means) implements Option {
  @Override
  public Form form() {
    return Form.of(
            new ResearchCommand.PayForResearch(means.covering(resources).orElse(Payment.NOTHING)))
        .with(means.field("payment", resources));
  }
}

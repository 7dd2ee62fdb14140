package org.lazax.game.leadership;

import java.util.Optional;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.form.Bounds;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.Form;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.payment.PaymentMeans;
import org.lazax.table.tokens.Pool;
import org.lazax.table.tokens.Tokens;

/**
 * Command tokens may be gained.
 *
 * @param granted the number of tokens that cost nothing
 * @param influenceEach the price of each further token in influence
 * @param reinforcements the maximum number of tokens
 * @param fleetPool the maximum number of further tokens for the fleet pool; empty if it is not
 *     limited
 * @param means the means of paying influence
 */
public record TokenGain(
    int granted,
    int influenceEach,
    int reinforcements,
    Optional<Integer> fleetPool,
    PaymentMeans means)
    implements Option {
  @Override
  public Form form() {
    int free = Math.min(granted, reinforcements);
    int most = Math.min(granted + means.total() / influenceEach, reinforcements);
    return Form.of(
            new LeadershipCommand.GainTokens(Tokens.NONE.plus(Pool.TACTIC, free), Payment.NOTHING))
        .with(
            new Field.Amounts(
                "tokens",
                Bounds.between(free, most),
                Pool.candidates(most, fleetPool).stream()
                    .map(pool -> pool.worth(influenceEach))
                    .toList()))
        .with(means.field("influence", new Field.Price("tokens", free * influenceEach)))
        .refusedBy("leadership.4");
  }
}

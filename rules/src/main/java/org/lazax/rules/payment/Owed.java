package org.lazax.rules.payment;

import java.util.Optional;
import org.lazax.chronicle.Refusal;

/**
 * What a player owes for something. Whoever asks for a payment says for what it is and by which
 * rule, so that a refusal tells a player both.
 *
 * @param purpose what pays it
 * @param amount the price, in resources or in influence
 * @param what for what it is paid, in words: "the custodians token"
 * @param rule the rule that asks for the payment
 */
public record Owed(Purpose purpose, int amount, String what, String rule) {

  /** The refusal of a player who has less than the price in all; empty if it has enough. */
  public Optional<Refusal> unpayable(int total) {
    return total >= amount
        ? Optional.empty()
        : Optional.of(
            Refusal.rule(
                    rule,
                    "%s costs %d %s, and there are only %d"
                        .formatted(what, amount, purpose.word(), total))
                .with("price", amount)
                .with("total", total));
  }

  /** The refusal of a payment that is worth too little. */
  Refusal unpaid(Payment payment, int paid) {
    return Refusal.rule(
            rule,
            "%s costs %d %s, and the payment is worth %d"
                .formatted(what, amount, purpose.word(), paid))
        .with("price", amount)
        .with("paid", paid)
        .with("payment", payment);
  }
}

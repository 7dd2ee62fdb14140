package org.lazax.game.objectives;

import org.lazax.table.payment.Payment;
import org.lazax.table.tokens.Tokens;

/**
 * What is given for an objective that is bought while it is scored.
 *
 * @param resources planets and goods spent as resources
 * @param influence planets and goods spent as influence
 * @param tradeGoods goods spent as such
 * @param tokens command tokens from the tactic and strategy pools
 */
public record Spending(Payment resources, Payment influence, int tradeGoods, Tokens tokens) {
  public static final Spending NOTHING =
      new Spending(Payment.NOTHING, Payment.NOTHING, 0, Tokens.NONE);

  static Spending goods(Payment resources, Payment influence, int tradeGoods) {
    return new Spending(resources, influence, tradeGoods, Tokens.NONE);
  }

  static Spending tokens(Tokens tokens) {
    return new Spending(Payment.NOTHING, Payment.NOTHING, 0, tokens);
  }
}

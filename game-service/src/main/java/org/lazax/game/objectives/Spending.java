package org.lazax.game.objectives;

import java.util.List;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.rules.payment.Payment;
import org.lazax.table.tokens.Tokens;

/**
 * What a player pays to score an objective.
 *
 * @param resources planets and trade goods spent as resources
 * @param influence planets and trade goods spent as influence
 * @param tradeGoods trade goods spent as such
 * @param tokens command tokens from the tactic and strategy pools
 * @param actionCards the discarded action cards
 */
public record Spending(
    Payment resources,
    Payment influence,
    int tradeGoods,
    Tokens tokens,
    List<ActionCardId> actionCards) {
  public static final Spending NOTHING =
      new Spending(Payment.NOTHING, Payment.NOTHING, 0, Tokens.NONE, List.of());

  public Spending {
    actionCards = List.copyOf(actionCards);
  }

  static Spending goods(Payment resources, Payment influence, int tradeGoods) {
    return new Spending(resources, influence, tradeGoods, Tokens.NONE, List.of());
  }

  static Spending tokens(Tokens tokens) {
    return new Spending(Payment.NOTHING, Payment.NOTHING, 0, tokens, List.of());
  }

  static Spending actionCards(List<ActionCardId> cards) {
    return new Spending(Payment.NOTHING, Payment.NOTHING, 0, Tokens.NONE, cards);
  }
}

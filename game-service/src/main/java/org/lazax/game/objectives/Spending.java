package org.lazax.game.objectives;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.List;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.chronicle.wire.Limits;
import org.lazax.rules.payment.Payment;
import org.lazax.table.tokens.Tokens;

/** What a player pays to score an objective. */
@JsonClassDescription("What a player pays to score an objective.")
public record Spending(
    @JsonPropertyDescription("Planets and trade goods spent as resources.") Payment resources,
    @JsonPropertyDescription("Planets and trade goods spent as influence.") Payment influence,
    @JsonPropertyDescription("The number of trade goods spent as such.") @Limits(min = 0)
        int tradeGoods,
    @JsonPropertyDescription("Command tokens spent from the tactic and strategy pools.")
        Tokens tokens,
    @JsonPropertyDescription("The discarded action cards.") List<ActionCardId> actionCards) {
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

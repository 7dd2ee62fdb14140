package org.lazax.game.objectives;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.catalog.id.ExplorationId;
import org.lazax.chronicle.wire.Limits;
import org.lazax.chronicle.wire.OmittedByDefault;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.tokens.SparedToken;
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
    @JsonPropertyDescription("The discarded action cards.") List<ActionCardId> actionCards,
    @JsonPropertyDescription(
            "What is spent in place of one token of the strategy pool, by a component that lets "
                + "the player do so. It is not among the command tokens. Left out if there is "
                + "nothing.")
        @OmittedByDefault
        Optional<SparedToken> spared,
    @JsonPropertyDescription("The purged relic fragments. Left out if there are none.")
        @OmittedByDefault
        List<ExplorationId> fragments) {
  public static final Spending NOTHING =
      new Spending(Payment.NOTHING, Payment.NOTHING, 0, Tokens.NONE, List.of());

  public Spending {
    actionCards = List.copyOf(actionCards);
    fragments = List.copyOf(fragments);
  }

  /** One in which no relic fragment is purged. */
  public Spending(
      Payment resources,
      Payment influence,
      int tradeGoods,
      Tokens tokens,
      List<ActionCardId> actionCards,
      Optional<SparedToken> spared) {
    this(resources, influence, tradeGoods, tokens, actionCards, spared, List.of());
  }

  /** One in which no token is spared. */
  public Spending(
      Payment resources,
      Payment influence,
      int tradeGoods,
      Tokens tokens,
      List<ActionCardId> actionCards) {
    this(resources, influence, tradeGoods, tokens, actionCards, Optional.empty());
  }

  static Spending goods(Payment resources, Payment influence, int tradeGoods) {
    return new Spending(resources, influence, tradeGoods, Tokens.NONE, List.of());
  }

  static Spending tokens(Tokens tokens) {
    return tokens(tokens, Optional.empty());
  }

  static Spending tokens(Tokens tokens, Optional<SparedToken> spared) {
    return new Spending(Payment.NOTHING, Payment.NOTHING, 0, tokens, List.of(), spared);
  }

  static Spending fragments(List<ExplorationId> purged) {
    return new Spending(
        Payment.NOTHING, Payment.NOTHING, 0, Tokens.NONE, List.of(), Optional.empty(), purged);
  }

  static Spending actionCards(List<ActionCardId> cards) {
    return new Spending(Payment.NOTHING, Payment.NOTHING, 0, Tokens.NONE, cards);
  }
}

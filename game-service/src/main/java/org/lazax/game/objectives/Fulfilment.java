package org.lazax.game.objectives;

import java.util.ArrayList;
import java.util.List;
import org.lazax.catalog.card.CostRequirement;
import org.lazax.catalog.card.EventRequirement;
import org.lazax.catalog.card.Requirement;
import org.lazax.catalog.card.StateRequirement;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.RefusalException;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.game.state.GameState;
import org.lazax.rules.actioncards.Discards;
import org.lazax.rules.effect.StrategyTokens;
import org.lazax.rules.payment.Owed;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.payment.Purpose;
import org.lazax.rules.payment.SpendableGoods;
import org.lazax.rules.scoring.ObjectiveRequirements;
import org.lazax.table.Table;
import org.lazax.table.event.exploration.RelicFragmentsPurged;
import org.lazax.table.event.tokens.TokensMoved;
import org.lazax.table.tokens.Pool;
import org.lazax.table.tokens.Tokens;

/**
 * Checks an objective's requirement, or takes its full price, when it is scored. Rules:
 * objective_cards.4, objective_cards.5, objective_cards.10.
 */
final class Fulfilment {
  private static final CostRequirement.Spend FREE = new CostRequirement.Spend(0, 0, 0);

  private Fulfilment() {}

  static void of(
      Draft<GameState, Table> draft,
      Seat seat,
      Requirement requirement,
      String text,
      Spending spending) {
    switch (requirement) {
      case StateRequirement holding -> {
        if (!ObjectiveRequirements.meets(draft.table(), seat, holding)) {
          throw new RefusalException(
              Refusal.rule("objective_cards.5", "this objective's requirement is not met: " + text)
                  .with("seat", seat)
                  .with("requirement", holding));
        }
        pay(draft, seat, spending, FREE, 0, 0, 0);
      }
      case CostRequirement.Spend price -> pay(draft, seat, spending, price, 0, 0, 0);
      case CostRequirement.SpendTokens price ->
          pay(draft, seat, spending, FREE, price.count(), 0, 0);
      case CostRequirement.DiscardActionCards price ->
          pay(draft, seat, spending, FREE, 0, price.count(), 0);
      case CostRequirement.PurgeRelicFragments price ->
          pay(draft, seat, spending, FREE, 0, 0, price.count());
      case EventRequirement _ ->
          draft.require(
              false,
              "objective_cards.3",
              "this objective cannot be scored now",
              "requirement",
              text);
    }
  }

  /** Takes the price. Refuses a payment that is not exact. Rule: objective_cards.10. */
  private static void pay(
      Draft<GameState, Table> draft,
      Seat seat,
      Spending spending,
      CostRequirement.Spend price,
      int tokens,
      int cards,
      int fragments) {
    List<String> wrong = wrong(spending, price, tokens, cards);
    compare(wrong, spending.fragments().size(), fragments, "relic fragments");
    if (!wrong.isEmpty()) {
      throw new RefusalException(
          Refusal.rule(
                  "objective_cards.10",
                  "an objective's price is paid in full, and nothing besides: "
                      + String.join(", ", wrong))
              .with("price", price)
              .with("tokens", tokens)
              .with("actionCards", cards)
              .with("fragments", fragments)
              .with("spending", spending));
    }
    draft.require(
        spending
            .resources()
            .check(draft.table(), seat, owed(Purpose.RESOURCES, price.resources()))
            .map(refusal -> refusal.with("spending", spending)));
    draft.addAll(spending.resources().exhausted(seat));
    draft.require(
        spending
            .influence()
            .check(draft.table(), seat, owed(Purpose.INFLUENCE, price.influence()))
            .map(refusal -> refusal.with("spending", spending)));
    draft.addAll(spending.influence().exhausted(seat));
    int goods =
        spending.resources().tradeGoods() + spending.influence().tradeGoods() + price.tradeGoods();
    draft.addAll(SpendableGoods.spent(draft.table(), seat, goods));
    spending.spared().ifPresent(token -> token.spend(draft, seat));
    if (spending.tokens().tactic() > 0) {
      draft.add(
          new TokensMoved(seat, Pool.TACTIC, Pool.REINFORCEMENTS, spending.tokens().tactic()));
    }
    StrategyTokens.spend(draft, seat, spending.tokens().strategy());
    if (cards > 0) {
      Discards.of(draft, seat, spending.actionCards());
    }
    if (fragments > 0) {
      draft.add(new RelicFragmentsPurged(seat, spending.fragments()));
    }
  }

  /** The command tokens that are spent, with the one in place of a token of the strategy pool. */
  private static int tokens(Spending spending) {
    return spending.tokens().onSheet() + (spending.spared().isPresent() ? 1 : 0);
  }

  private static Owed owed(Purpose purpose, int amount) {
    return new Owed(purpose, amount, "the objective", "objective_cards.10");
  }

  /** What is not paid, or too much. Whether planets and goods are worth the price is seen later. */
  private static List<String> wrong(
      Spending spending, CostRequirement.Spend price, int tokens, int cards) {
    Tokens spent = spending.tokens();
    boolean countable = spent.tactic() >= 0 && spent.strategy() >= 0 && spent.fleet() == 0;
    List<String> wrong = new ArrayList<>();
    compare(wrong, spending.tradeGoods(), price.tradeGoods(), "trade goods as such");
    compare(wrong, tokens(spending), tokens, "command tokens");
    compare(wrong, spending.actionCards().size(), cards, "action cards");
    if (!countable) {
      wrong.add("tokens of the tactic and strategy pools pay alone");
    }
    if (price.resources() == 0 && !spending.resources().equals(Payment.NOTHING)) {
      wrong.add("it costs no resources");
    }
    if (price.influence() == 0 && !spending.influence().equals(Payment.NOTHING)) {
      wrong.add("it costs no influence");
    }
    return wrong;
  }

  private static void compare(List<String> wrong, int paid, int price, String what) {
    if (paid != price) {
      wrong.add("%d %s are paid, and it costs %d".formatted(paid, what, price));
    }
  }
}

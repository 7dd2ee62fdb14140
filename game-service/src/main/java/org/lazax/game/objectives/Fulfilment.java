package org.lazax.game.objectives;

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
import org.lazax.rules.payment.Payment;
import org.lazax.rules.payment.Purpose;
import org.lazax.rules.scoring.ObjectiveRequirements;
import org.lazax.table.Table;
import org.lazax.table.event.goods.GoodsSpent;
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
        pay(draft, seat, spending, FREE, 0, 0);
      }
      case CostRequirement.Spend price -> pay(draft, seat, spending, price, 0, 0);
      case CostRequirement.SpendTokens price -> pay(draft, seat, spending, FREE, price.count(), 0);
      case CostRequirement.DiscardActionCards price ->
          pay(draft, seat, spending, FREE, 0, price.count());
      case CostRequirement.PurgeRelicFragments _, EventRequirement _ ->
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
      int cards) {
    if (!isExact(spending, price, tokens, cards)) {
      throw new RefusalException(
          Refusal.rule(
                  "objective_cards.10", "an objective's price is paid in full, and nothing besides")
              .with("price", price)
              .with("tokens", tokens)
              .with("actionCards", cards)
              .with("spending", spending));
    }
    draft.require(
        spending.resources().check(draft.table(), seat, Purpose.RESOURCES, price.resources()));
    draft.addAll(spending.resources().facts(seat));
    draft.require(
        spending.influence().check(draft.table(), seat, Purpose.INFLUENCE, price.influence()));
    draft.addAll(spending.influence().facts(seat));
    if (price.tradeGoods() > 0) {
      draft.add(new GoodsSpent(seat, price.tradeGoods()));
    }
    if (spending.tokens().tactic() > 0) {
      draft.add(
          new TokensMoved(seat, Pool.TACTIC, Pool.REINFORCEMENTS, spending.tokens().tactic()));
    }
    StrategyTokens.spend(draft, seat, spending.tokens().strategy());
    if (cards > 0) {
      Discards.of(draft, seat, spending.actionCards());
    }
  }

  private static boolean isExact(
      Spending spending, CostRequirement.Spend price, int tokens, int cards) {
    Tokens spent = spending.tokens();
    return spending.tradeGoods() == price.tradeGoods()
        && spent.onSheet() == tokens
        && spent.tactic() >= 0
        && spent.strategy() >= 0
        && spent.fleet() == 0
        && spending.actionCards().size() == cards
        && (price.resources() > 0 || spending.resources().equals(Payment.NOTHING))
        && (price.influence() > 0 || spending.influence().equals(Payment.NOTHING));
  }
}

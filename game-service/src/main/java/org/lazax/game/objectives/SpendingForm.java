package org.lazax.game.objectives;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.card.CostRequirement.DiscardActionCards;
import org.lazax.catalog.card.CostRequirement.PurgeRelicFragments;
import org.lazax.catalog.card.CostRequirement.Spend;
import org.lazax.catalog.card.CostRequirement.SpendTokens;
import org.lazax.catalog.card.Requirement;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.form.Bounds;
import org.lazax.chronicle.form.Candidate;
import org.lazax.chronicle.form.Field;
import org.lazax.rules.payment.PaymentMeans;
import org.lazax.rules.payment.Purpose;
import org.lazax.rules.tokens.SparedToken;
import org.lazax.table.Table;
import org.lazax.table.event.exploration.ExplorationCards;
import org.lazax.table.immutable.Copies;
import org.lazax.table.tokens.Pool;
import org.lazax.table.tokens.Tokens;

/** All ways to pay for an objective: a field with a part for each kind of price. */
final class SpendingForm {
  private static final Spend NO_GOODS = new Spend(0, 0, 0);

  /**
   * Where a price asks for resources and influence, a planet pays for one of them, and both share
   * the trade goods.
   */
  static final List<String> RULES = List.of("exhausted.1", "trade_goods.4");

  private SpendingForm() {}

  /**
   * The field; empty if the objective costs nothing.
   *
   * @param spared what is spent in place of a token of the strategy pool
   */
  static Optional<Field> of(
      Table table, Seat seat, Requirement requirement, Optional<SparedToken> spared) {
    return switch (requirement) {
      case Spend price -> Optional.of(group(fields(table, seat, price, Tokens.NONE, 0, 0)));
      case SpendTokens price -> Optional.of(group(tokens(table, seat, price.count(), spared)));
      case DiscardActionCards price ->
          Optional.of(group(fields(table, seat, NO_GOODS, Tokens.NONE, 0, price.count())));
      case PurgeRelicFragments price ->
          Optional.of(
              group(
                  Copies.with(
                      fields(table, seat, NO_GOODS, Tokens.NONE, 0, 0),
                      fragments(table, seat, price))));
      default -> Optional.empty();
    };
  }

  /** Fragments of any types. Rule: secret_objective/destroy_heretical_works.N2. */
  private static Field fragments(Table table, Seat seat, PurgeRelicFragments price) {
    return Field.choose(
        "fragments",
        Bounds.exactly(price.count()),
        Candidate.each(table.part(ExplorationCards.ID).fragmentsOf(seat)));
  }

  private static Field group(List<Field> fields) {
    return new Field.Group("spending", Optional.empty(), fields);
  }

  private static List<Field> tokens(
      Table table, Seat seat, int price, Optional<SparedToken> spared) {
    List<Field> fields =
        fields(
            table,
            seat,
            NO_GOODS,
            SparedToken.left(table, seat, spared),
            spared.isPresent() ? price - 1 : price,
            0);
    return spared
        .map(token -> Copies.with(fields, Field.one("spared", List.of(token))))
        .orElse(fields);
  }

  private static List<Field> fields(
      Table table, Seat seat, Spend price, Tokens owned, int tokens, int cards) {
    return List.of(
        payment(table, seat, price, "resources", Purpose.RESOURCES, price.resources()),
        payment(table, seat, price, "influence", Purpose.INFLUENCE, price.influence()),
        new Field.Amount("tradeGoods", Bounds.exactly(price.tradeGoods())),
        new Field.Amounts("tokens", Bounds.exactly(tokens), pools(owned, tokens)),
        Field.choose(
            "actionCards",
            Bounds.exactly(cards),
            Candidate.each(cards == 0 ? List.of() : table.player(seat).actionCards())));
  }

  private static Field payment(
      Table table, Seat seat, Spend price, String name, Purpose purpose, int owed) {
    PaymentMeans means = PaymentMeans.of(table, seat, purpose);
    PaymentMeans spent =
        owed == 0
            ? means.without(means.planets().keySet()).withGoods(0)
            : means.withGoods(means.tradeGoods() - price.tradeGoods());
    return spent.field(name, owed);
  }

  private static List<Candidate> pools(Tokens owned, int tokens) {
    return List.of(
        pool(Pool.TACTIC, Math.min(tokens, owned.tactic())),
        pool(Pool.FLEET, 0),
        pool(Pool.STRATEGY, Math.min(tokens, owned.strategy())));
  }

  private static Candidate pool(Pool pool, int most) {
    return Candidate.of(pool.word()).most(most);
  }
}

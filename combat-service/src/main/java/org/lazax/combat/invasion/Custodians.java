package org.lazax.combat.invasion;

import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.combat.invasion.CommitOption.CustodiansPrice;
import org.lazax.combat.state.CombatState;
import org.lazax.rules.invasion.Landings;
import org.lazax.rules.payment.Owed;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.payment.PaymentHooks;
import org.lazax.rules.payment.PaymentMeans;
import org.lazax.rules.payment.Purpose;
import org.lazax.rules.ruleset.Amount;
import org.lazax.table.Table;
import org.lazax.table.event.council.CustodiansTaken;
import org.lazax.table.event.objectives.VictoryPointsGained;

/**
 * The custodians token. Nobody can commit ground forces to Mecatol Rex while it is there, unless
 * the player pays for it. Rules: custodians_token.1 to custodians_token.3.
 */
final class Custodians {
  static final int PRICE = 6;

  private Custodians() {}

  /** What the token costs this player; empty if the player cannot pay it. */
  static Optional<CustodiansPrice> price(Table table, Seat seat) {
    PaymentMeans means = PaymentMeans.of(table, seat, Purpose.INFLUENCE);
    int price = priceFor(table, seat);
    return means.total() >= price
        ? Optional.of(new CustodiansPrice(PlanetId.MECATOL_REX, price, means))
        : Optional.empty();
  }

  /**
   * Refuses a landing on Mecatol Rex without payment for the token, and a payment without a
   * landing.
   */
  static Optional<Refusal> broken(Table table, Seat seat, CommitGroundForces command) {
    boolean lands =
        command.landings().stream()
            .anyMatch(landing -> Landings.isGuarded(table, landing.planet()));
    if (lands && command.custodians().isEmpty()) {
      int price = priceFor(table, seat);
      return Optional.of(
          Refusal.rule(
                  "custodians_token.1",
                  "who lands on Mecatol Rex first pays %d influence for the custodians token, in the"
                          .formatted(price)
                      + " field custodians")
              .with("influence", price));
    }
    if (!lands && command.custodians().isPresent()) {
      return Optional.of(
          Refusal.rule("custodians_token.2", "who takes the custodians token lands on Mecatol Rex")
              .with("influence", priceFor(table, seat)));
    }
    return command.custodians().flatMap(payment -> payment.check(table, seat, owed(table, seat)));
  }

  private static Owed owed(Table table, Seat seat) {
    return new Owed(
        Purpose.INFLUENCE, priceFor(table, seat), "the custodians token", "custodians_token.2");
  }

  private static int priceFor(Table table, Seat seat) {
    return Amount.of(
        table,
        seat,
        PaymentHooks.class,
        PRICE,
        Math::min,
        (hooks, grant) -> hooks.custodians(table, grant));
  }

  static void take(Draft<CombatState, Table> draft, Seat seat, Payment payment) {
    draft.addAll(payment.facts(draft.table(), seat));
    draft.add(new CustodiansTaken(seat));
    draft.add(new VictoryPointsGained(seat, 1, "custodians_token.3"));
  }
}

package org.lazax.rules.ability;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.payment.PaymentMeans;
import org.lazax.rules.payment.Purpose;
import org.lazax.table.Table;

/**
 * The price of an ability. The player chooses one planet or trade good at a time until the price is
 * covered. Rules: abilities.11, abilities.12.
 */
public record Paying(Purpose purpose, int price) {
  private static final String ABOUT = "payment-";
  private static final String GOOD = "trade_good";

  /** What is told of it before the ability is used. */
  public UseCost cost() {
    return UseCost.of(
        purpose == Purpose.INFLUENCE ? UseCost.Means.INFLUENCE : UseCost.Means.RESOURCE, price);
  }

  public boolean isWithin(Table table, Seat seat) {
    return PaymentMeans.of(table, seat, purpose).total() >= price;
  }

  /** The next choice of a planet or trade good; empty once the price is covered. */
  public Optional<Ask> asks(Table table, Seat seat, Chosen soFar) {
    PaymentMeans means = PaymentMeans.of(table, seat, purpose);
    Payment paid = paid(soFar);
    if (means.worth(paid) >= price) {
      return Optional.empty();
    }
    List<String> left = new ArrayList<>();
    means
        .planets()
        .forEach((planet, worth) -> {
          if (worth > 0 && !paid.planets().contains(planet)) {
            left.add(planet.value());
          }
        });
    if (paid.tradeGoods() < means.tradeGoods()) {
      left.add(GOOD);
    }
    int next = paid.planets().size() + paid.tradeGoods() + 1;
    return Optional.of(Ask.one(ABOUT + next, left));
  }

  /** The payment that was chosen. */
  public Payment paid(Chosen chosen) {
    List<PlanetId> planets = new ArrayList<>();
    int goods = 0;
    for (int place = 1; chosen.has(ABOUT + place); place++) {
      String means = chosen.one(ABOUT + place).orElseThrow();
      if (means.equals(GOOD)) {
        goods++;
      } else {
        planets.add(new PlanetId(means));
      }
    }
    return new Payment(planets, goods);
  }
}

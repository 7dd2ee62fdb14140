package org.lazax.rules.invasion;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.invasion.LandingHooks.Charge;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.payment.PaymentMeans;
import org.lazax.rules.payment.Purpose;
import org.lazax.rules.payment.SpendableGoods;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.galaxy.SystemId;

/**
 * How an ability that lands ground forces pays what others charge for it. Each payment is one
 * planet or one trade good that is worth at least 1 influence. A permission to spend commodities
 * like trade goods covers one of them.
 */
public final class LandingPayments {
  private static final String PAYMENTS = "landing_payments";
  private static final String GOOD = "trade_good";

  private LandingPayments() {}

  /** Whether a player can make this number of payments. No planet can be used for two of them. */
  public static boolean arePayable(Table table, Seat seat, int payments) {
    return means(table, seat).values().stream().mapToInt(Integer::intValue).sum() >= payments;
  }

  /** The number of payments for landing on these planets. */
  public static int due(Table table, Seat seat, SystemId system, Collection<PlanetId> planets) {
    Map<PlanetId, List<Charge>> charges = LandingCharges.of(table, seat, system);
    return planets.stream()
        .distinct()
        .flatMap(planet -> charges.getOrDefault(planet, List.of()).stream())
        .mapToInt(Charge::payments)
        .sum();
  }

  /** What a player pays with; empty if nothing is due or it has chosen. */
  public static Optional<Ask> asks(Table table, Seat seat, int due, Chosen soFar) {
    return due == 0 || soFar.has(PAYMENTS)
        ? Optional.empty()
        : Optional.of(Ask.counted(PAYMENTS, means(table, seat), due, due));
  }

  private static SequencedMap<String, Integer> means(Table table, Seat seat) {
    PaymentMeans means = PaymentMeans.of(table, seat, Purpose.INFLUENCE);
    SequencedMap<String, Integer> payments = new LinkedHashMap<>();
    means
        .planets()
        .forEach((planet, worth) -> {
          if (worth > 0) {
            payments.put(planet.value(), 1);
          }
        });
    int goods = SpendableGoods.oneByOne(table, seat);
    if (means.goodWorth() > 0 && goods > 0) {
      payments.put(GOOD, goods);
    }
    return payments;
  }

  /** The payments that a player has chosen, each by itself. */
  public static List<TableEvent> paid(Table table, Seat seat, Chosen chosen) {
    List<TableEvent> paid = new ArrayList<>();
    Table left = table;
    for (String with : chosen.all(PAYMENTS)) {
      Payment payment =
          with.equals(GOOD)
              ? new Payment(List.of(), 1)
              : new Payment(List.of(new PlanetId(with)), 0);
      for (TableEvent fact : payment.facts(left, seat)) {
        paid.add(fact);
        left = fact.fold(left);
      }
    }
    return paid;
  }

  /** Whether an answer of the ability is one about payments. */
  public static boolean isAbout(String about) {
    return about.equals(PAYMENTS);
  }
}

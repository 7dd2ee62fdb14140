package org.lazax.rules.payment;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.form.Bounds;
import org.lazax.chronicle.form.Candidate;
import org.lazax.chronicle.form.Field;
import org.lazax.table.Table;
import org.lazax.table.immutable.Copies;

/**
 * What a player can pay with now, for one purpose. Options show it, and default answers pay from
 * it.
 *
 * @param planets the readied planets with their values
 * @param goodWorth the value of each trade good
 */
public record PaymentMeans(Map<PlanetId, Integer> planets, int tradeGoods, int goodWorth) {
  public PaymentMeans {
    planets = Copies.sorted(planets);
  }

  public static PaymentMeans of(Table table, Seat seat, Purpose purpose) {
    Worth worth = Worth.of(table, seat, purpose);
    Map<PlanetId, Integer> planets = new TreeMap<>();
    table.planets().readiedOf(seat).forEach(planet -> planets.put(planet, worth.planet(planet)));
    return new PaymentMeans(planets, SpendableGoods.of(table, seat), worth.tradeGood());
  }

  /** The same means with this number of trade goods, because others are kept for something else. */
  public PaymentMeans withGoods(int goods) {
    return new PaymentMeans(planets, goods, goodWorth);
  }

  /** The same means without planets that are exhausted for something else. */
  public PaymentMeans without(Collection<PlanetId> exhausted) {
    Map<PlanetId, Integer> left = new TreeMap<>(planets);
    left.keySet().removeAll(exhausted);
    return new PaymentMeans(left, tradeGoods, goodWorth);
  }

  /** The value of a payment from these means. */
  public int worth(Payment payment) {
    return payment.planets().stream().mapToInt(planet -> planets.getOrDefault(planet, 0)).sum()
        + payment.tradeGoods() * goodWorth;
  }

  /** The value of all means together. */
  public int total() {
    return planets.values().stream().mapToInt(Integer::intValue).sum() + tradeGoods * goodWorth;
  }

  /**
   * A payment with little excess: the most valuable planets that are not too much, then trade
   * goods, then the least valuable planet that covers the rest. Empty if the means do not cover the
   * price.
   */
  public Optional<Payment> covering(int price) {
    if (total() < price) {
      return Optional.empty();
    }
    List<PlanetId> spent = new ArrayList<>();
    int owed = price;
    for (PlanetId planet : worthiestFirst()) {
      int worth = planets.getOrDefault(planet, 0);
      if (worth > 0 && worth <= owed) {
        spent.add(planet);
        owed -= worth;
      }
    }
    int goods = Math.min(Math.ceilDiv(owed, goodWorth), tradeGoods);
    owed -= goods * goodWorth;
    for (PlanetId planet : worthiestFirst().reversed()) {
      int worth = planets.getOrDefault(planet, 0);
      if (owed > 0 && worth > 0 && !spent.contains(planet)) {
        spent.add(planet);
        owed -= worth;
      }
    }
    return Optional.of(new Payment(spent, goods));
  }

  /** A field of a form for a payment of at least this price. */
  public Field.Pay field(String name, int price) {
    return field(name, price, Optional.empty());
  }

  /** A field of a form for a price that depends on another field. */
  public Field.Pay field(String name, Field.Price price) {
    return field(name, 0, Optional.of(price));
  }

  private Field.Pay field(String name, int least, Optional<Field.Price> price) {
    return new Field.Pay(
        name,
        Optional.empty(),
        Bounds.atLeast(least),
        price,
        planets.entrySet().stream()
            .filter(planet -> planet.getValue() > 0)
            .map(planet -> Candidate.of(planet.getKey()).worth(planet.getValue()))
            .toList(),
        Candidate.of("trade_good").most(tradeGoods).worth(goodWorth));
  }

  private List<PlanetId> worthiestFirst() {
    return planets.keySet().stream()
        .sorted(
            Comparator.<PlanetId>comparingInt(planet -> -planets.getOrDefault(planet, 0))
                .thenComparing(planet -> planet))
        .toList();
  }
}

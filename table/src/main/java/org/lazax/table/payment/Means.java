package org.lazax.table.payment;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.table.Copies;
import org.lazax.table.Table;

/**
 * What a player could pay with now, for one purpose: an option shows it, a default pays from it.
 *
 * @param planets readied ones, with what each is worth
 */
public record Means(Map<PlanetId, Integer> planets, int tradeGoods) {
  public Means {
    planets = Copies.sorted(planets);
  }

  public static Means of(Table table, Seat seat, Purpose purpose) {
    Map<PlanetId, Integer> worth = new TreeMap<>();
    table.planets().readiedOf(seat).forEach(planet -> worth.put(planet, purpose.of(planet)));
    return new Means(worth, table.player(seat).tradeGoods());
  }

  /** All of it together. */
  public int total() {
    return planets.values().stream().mapToInt(Integer::intValue).sum() + tradeGoods;
  }

  /**
   * A way to pay that wastes little: the worthiest planets that still fit, then goods, then the
   * least planet that covers the rest. Empty if the price is beyond these means.
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
    int goods = Math.min(owed, tradeGoods);
    owed -= goods;
    for (PlanetId planet : worthiestFirst().reversed()) {
      int worth = planets.getOrDefault(planet, 0);
      if (owed > 0 && worth > 0 && !spent.contains(planet)) {
        spent.add(planet);
        owed -= worth;
      }
    }
    return Optional.of(new Payment(spent, goods));
  }

  private List<PlanetId> worthiestFirst() {
    return planets.keySet().stream()
        .sorted(
            Comparator.<PlanetId>comparingInt(planet -> -planets.getOrDefault(planet, 0))
                .thenComparing(planet -> planet))
        .toList();
  }
}

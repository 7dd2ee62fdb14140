package org.lazax.game.production;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.lazax.catalog.unit.Cost;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.game.production.ProductionCommand.Produced;
import org.lazax.rules.procedure.Allowance;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.production.ProductionCost;
import org.lazax.rules.production.ProductionLimit;
import org.lazax.rules.production.ProductionPlaces;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.units.UnitStack;

/**
 * The units of one production, by type. Each unit counts against the limit, unless a component says
 * otherwise. Fighters and infantry cost the price of a pair for each two or part of two. Rules:
 * production.1.2, producing_units.1.3, producing_units.2, producing_units.N2.
 *
 * @param units all of them
 * @param handed those for which captives are handed back, which cost as much as others
 */
record ProductionOrder(Map<UnitType, Integer> units, Map<UnitType, Integer> handed) {
  private static final int MOST = 1_000;

  static ProductionOrder of(List<Produced> ordered) {
    Map<UnitType, Integer> units = new EnumMap<>(UnitType.class);
    Map<UnitType, Integer> handed = new EnumMap<>(UnitType.class);
    for (Produced order : ordered) {
      units.merge(order.type(), order.count(), Integer::sum);
      if (order.captives().isPresent()) {
        handed.merge(order.type(), order.count(), Integer::sum);
      }
    }
    return new ProductionOrder(units, handed);
  }

  /** The produced units, one stack of each type. */
  List<UnitStack> stacks(Seat seat) {
    return units.entrySet().stream()
        .map(each -> UnitStack.of(seat, each.getKey(), each.getValue()))
        .toList();
  }

  /** The reason why these units cannot be produced, with any payment, if there is one. */
  static Optional<Refusal> check(Table table, Production production, List<Produced> ordered) {
    for (Produced order : ordered) {
      if (order.count() < 1 || order.count() > MOST) {
        return Optional.of(
            Refusal.of(Refusal.MALFORMED, "1 to %d units of a type are produced".formatted(MOST))
                .with("units", order));
      }
      Optional<UnitCard> card = Stats.find(table, production.seat(), order.type());
      if (card.flatMap(UnitCard::cost).isEmpty()) {
        return Optional.of(
            Refusal.rule("cost.3", "a unit without a cost cannot be produced")
                .with("unit", order.type()));
      }
      if (!production.allowance().map(a -> a.allows(order.type())).orElse(true)) {
        return Optional.of(
            Refusal.rule("producing_units.0", "what lets units be produced lets not these")
                .with("unit", order.type()));
      }
      if (!ProductionPlaces.placesFor(table, production, card.get()).contains(order.place())) {
        return Optional.of(
            Refusal.rule(
                    card.get().isShip() ? "producing_units.6" : "production.3",
                    "these units cannot be produced in that place")
                .with("units", order));
      }
    }
    return of(ordered).tooMany(table, production).or(() -> of(ordered).tooDear(table, production));
  }

  private Optional<Refusal> tooMany(Table table, Production production) {
    int limit = ProductionLimit.of(table, production);
    int counted = count() - ProductionLimit.beside(table, production, units, handed);
    if (counted > limit) {
      return Optional.of(
          Refusal.rule(
                  "production.1",
                  "%d units are produced here at most, and these are %d".formatted(limit, counted))
              .with("limit", limit)
              .with("units", counted));
    }
    return units.entrySet().stream()
        .filter(o -> o.getValue() > most(table, production, o.getKey()))
        .findFirst()
        .map(over -> {
          int most = most(table, production, over.getKey());
          return Refusal.rule(
                  "production.1",
                  "%d of this type are produced here at most, and these are %d"
                      .formatted(most, over.getValue()))
              .with("unit", over.getKey())
              .with("limit", most)
              .with("units", over.getValue());
        });
  }

  private int most(Table table, Production production, UnitType type) {
    return ProductionLimit.of(table, production, type, handed.getOrDefault(type, 0));
  }

  private Optional<Refusal> tooDear(Table table, Production production) {
    int cost =
        sum(units, card -> ProductionCost.of(table, production.seat(), card), table, production);
    return production
        .allowance()
        .flatMap(Allowance::cost)
        .filter(most -> cost > most)
        .map(most ->
            Refusal.rule("production.1", "all together may not cost so much")
                .with("most", most)
                .with("cost", cost));
  }

  int count() {
    return units.values().stream().mapToInt(Integer::intValue).sum();
  }

  /** The price of all units that no captive brings, with the discount. */
  int price(Table table, Production production) {
    Map<UnitType, Integer> paid = new EnumMap<>(UnitType.class);
    units.forEach((type, count) -> {
      int captives = handed.getOrDefault(type, 0);
      int brought =
          captives == 0 ? 0 : captives * ProductionCost.forCaptive(table, production.seat(), type);
      paid.put(type, Math.max(0, count - brought));
    });
    int price = sum(paid, card -> ProductionCost.price(table, production, card), table, production);
    return Math.max(0, price - ProductionCost.discount(table, production));
  }

  private static int sum(
      Map<UnitType, Integer> units,
      Function<UnitCard, Cost> each,
      Table table,
      Production production) {
    int sum = 0;
    for (Map.Entry<UnitType, Integer> ordered : units.entrySet()) {
      Cost cost = each.apply(Stats.of(table, production.seat(), ordered.getKey()));
      sum += Math.ceilDiv(ordered.getValue(), cost.pieces()) * cost.resources();
    }
    return sum;
  }
}

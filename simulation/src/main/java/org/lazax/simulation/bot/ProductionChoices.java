package org.lazax.simulation.bot;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.game.production.ProductionCommand;
import org.lazax.game.production.ProductionCommand.Produced;
import org.lazax.game.production.ProductionOption;
import org.lazax.game.production.ProductionOption.Producing;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.production.Producible;
import org.lazax.table.units.Place;

/** Orders units one by one until the limit, the reinforcements or the means are used up. */
final class ProductionChoices {
  private static final int TRIES = 3;
  private static final int UNITS_WITHOUT_LIMIT = 6;

  private ProductionChoices() {}

  static ProductionCommand produce(ProductionOption option, RandomSource random) {
    return switch (option) {
      case Producing producing ->
          order(producing, producing.units().isEmpty() ? 0 : random.upTo(limit(producing)), random);
    };
  }

  /** How many units may be produced; {@value #UNITS_WITHOUT_LIMIT} if only the cost limits them. */
  static int limit(Producing producing) {
    return producing.limit().orElse(UNITS_WITHOUT_LIMIT);
  }

  /** Orders at most {@code max} units. A unit that cannot be produced is replaced a few times. */
  static ProductionCommand order(Producing producing, int max, RandomSource random) {
    Map<UnitType, Integer> counts = new EnumMap<>(UnitType.class);
    List<Produced> order = new ArrayList<>();
    for (int i = 0; i < TRIES * max && order.size() < max; i++) {
      Producible unit = random.pick(producing.units());
      int before = counts.getOrDefault(unit.type(), 0);
      counts.put(unit.type(), before + 1);
      if (before < Math.min(unit.most(), unit.reinforcements().orElse(Integer.MAX_VALUE))
          && cost(producing, counts) <= producing.mostCost().orElse(Integer.MAX_VALUE)
          && price(producing, counts) <= producing.means().total()) {
        order.add(new Produced(unit.type(), 1, place(unit, order, random)));
      } else {
        counts.put(unit.type(), before);
      }
    }
    if (order.isEmpty() && producing.required()) {
      Producible unit = affordable(producing, random);
      counts.put(unit.type(), 1);
      order.add(new Produced(unit.type(), 1, random.pick(unit.places())));
    }
    Optional<Payment> payment = producing.means().covering(price(producing, counts));
    return order.isEmpty()
        ? new ProductionCommand.ProduceNothing()
        : new ProductionCommand.ProduceUnits(order, List.of(), payment.orElseThrow());
  }

  /** A random place. If plastic is short, no more places than there are pieces. */
  private static Place place(Producible unit, List<Produced> order, RandomSource random) {
    List<Place> used =
        order.stream()
            .filter(produced -> produced.type() == unit.type())
            .map(Produced::place)
            .distinct()
            .toList();
    boolean isShort = unit.fresh().filter(plastic -> used.size() >= plastic).isPresent();
    return random.pick(isShort ? used : unit.places());
  }

  /** A unit that can be produced alone. */
  private static Producible affordable(Producing producing, RandomSource random) {
    return random.draw(producing.units(), producing.units().size()).stream()
        .filter(unit -> unit.reinforcements().orElse(Integer.MAX_VALUE) > 0)
        .filter(unit -> price(producing, Map.of(unit.type(), 1)) <= producing.means().total())
        .findFirst()
        .orElseThrow();
  }

  private static int price(Producing producing, Map<UnitType, Integer> counts) {
    return Math.max(0, cost(producing, counts) - producing.discount());
  }

  /** The total cost. One unit of a pair costs as much as both. */
  private static int cost(Producing producing, Map<UnitType, Integer> counts) {
    int cost = 0;
    for (Producible unit : producing.units()) {
      int pieces = unit.cost().pieces();
      cost += Math.ceilDiv(counts.getOrDefault(unit.type(), 0), pieces) * unit.cost().resources();
    }
    return cost;
  }
}

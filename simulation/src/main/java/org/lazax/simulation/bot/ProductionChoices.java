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
import org.lazax.game.production.ProductionOption.Producible;
import org.lazax.game.production.ProductionOption.Producing;
import org.lazax.table.payment.Payment;

/** Orders units one by one, as long as limit, reinforcements and means last. */
final class ProductionChoices {
  private static final int TRIES = 3;

  private ProductionChoices() {}

  static ProductionCommand produce(ProductionOption option, Luck luck) {
    return switch (option) {
      case Producing producing ->
          order(producing, producing.units().isEmpty() ? 0 : luck.upTo(producing.limit()), luck);
    };
  }

  /** At most so many units; an order that cannot be had is tried again a few times. */
  static ProductionCommand order(Producing producing, int most, Luck luck) {
    Map<UnitType, Integer> counts = new EnumMap<>(UnitType.class);
    List<Produced> order = new ArrayList<>();
    for (int i = 0; i < TRIES * most && order.size() < most; i++) {
      Producible unit = luck.pick(producing.units());
      int before = counts.getOrDefault(unit.type(), 0);
      counts.put(unit.type(), before + 1);
      if (before < unit.reinforcements().orElse(Integer.MAX_VALUE)
          && price(producing, counts) <= producing.means().total()) {
        order.add(new Produced(unit.type(), 1, luck.pick(unit.places())));
      } else {
        counts.put(unit.type(), before);
      }
    }
    Optional<Payment> payment = producing.means().covering(price(producing, counts));
    return order.isEmpty()
        ? new ProductionCommand.ProduceNothing()
        : new ProductionCommand.ProduceUnits(order, List.of(), payment.orElseThrow());
  }

  /** Half a pair costs as much as a whole. */
  private static int price(Producing producing, Map<UnitType, Integer> counts) {
    int price = 0;
    for (Producible unit : producing.units()) {
      int pieces = unit.cost().pieces();
      price += Math.ceilDiv(counts.getOrDefault(unit.type(), 0), pieces) * unit.cost().resources();
    }
    return price;
  }
}

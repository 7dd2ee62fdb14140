package org.lazax.rules.combat;

import java.util.ArrayList;
import java.util.List;
import org.lazax.rules.ability.UseCost;
import org.lazax.rules.ability.UseCost.Means;

/** The price that a user pays for an ability. */
public record Price(int tradeGoods, int resources, int influence) {
  public static final Price NOTHING = new Price(0, 0, 0);

  /** What is told of it before the ability is used. */
  public List<UseCost> costs() {
    List<UseCost> costs = new ArrayList<>();
    tell(costs, Means.TRADE_GOOD, tradeGoods);
    tell(costs, Means.RESOURCE, resources);
    tell(costs, Means.INFLUENCE, influence);
    return costs;
  }

  private static void tell(List<UseCost> costs, Means means, int count) {
    if (count > 0) {
      costs.add(UseCost.of(means, count));
    }
  }

  public static Price tradeGoods(int count) {
    return new Price(count, 0, 0);
  }

  public static Price resources(int count) {
    return new Price(0, count, 0);
  }

  public static Price influence(int count) {
    return new Price(0, 0, count);
  }
}

package org.lazax.rules.production;

import org.lazax.rules.payment.PaymentMeans;
import org.lazax.rules.payment.Purpose;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Table;

/** What a player can pay with for produced units. Rule: producing_units.1.2. */
public final class ProductionMeans {
  private ProductionMeans() {}

  /** The trade goods that come with the units and can pay for them. */
  public static int goods(Table table, Production production) {
    int goods = 0;
    for (var hook : Ruleset.hooks(table, production.seat(), ProductionHooks.class)) {
      goods += hook.hooks().goods(table, hook.grant(), production);
    }
    return goods;
  }

  /** The means of the player, with these trade goods. */
  public static PaymentMeans of(Table table, Production production) {
    PaymentMeans means = PaymentMeans.of(table, production.seat(), Purpose.RESOURCES);
    return means.withGoods(means.tradeGoods() + goods(table, production));
  }
}

package org.lazax.rules.payment;

import org.lazax.catalog.id.PlanetId;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/** What its owner's means are worth. */
public interface PaymentHooks {

  /** What exhausting a planet is worth. */
  default int planet(Table table, Grant grant, PlanetId planet, Purpose purpose, int worth) {
    return worth;
  }

  /** What a trade good is worth where it stands in for something else. */
  default int tradeGood(Table table, Grant grant, Purpose purpose, int worth) {
    return worth;
  }

  /** How much influence taking the custodians token costs. */
  default int custodians(Table table, Grant grant, int price) {
    return price;
  }
}

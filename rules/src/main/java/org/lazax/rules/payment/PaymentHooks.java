package org.lazax.rules.payment;

import org.lazax.catalog.id.PlanetId;
import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/** What its owner's means are worth. */
public interface PaymentHooks {

  /** What exhausting a planet is worth. */
  default Change planet(Table table, Grant grant, PlanetId planet, Purpose purpose) {
    return Change.NONE;
  }

  /** What a trade good is worth where it stands in for something else. */
  default Change tradeGood(Table table, Grant grant, Purpose purpose) {
    return Change.NONE;
  }

  /** How much influence taking the custodians token costs. */
  default Change custodians(Table table, Grant grant) {
    return Change.NONE;
  }
}

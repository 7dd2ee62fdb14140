package org.lazax.rules.payment;

import org.lazax.catalog.id.PlanetId;
import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/** What a component changes about the value of its owner's means and about prices. */
public interface PaymentHooks {

  /** The change of a planet's value. */
  default Change planet(Table table, Grant grant, PlanetId planet, Purpose purpose) {
    return Change.NONE;
  }

  /** The change of a trade good's value when it counts as something else. */
  default Change tradeGood(Table table, Grant grant, Purpose purpose) {
    return Change.NONE;
  }

  /** The change of the price of the custodians token in influence. */
  default Change custodians(Table table, Grant grant) {
    return Change.NONE;
  }
}

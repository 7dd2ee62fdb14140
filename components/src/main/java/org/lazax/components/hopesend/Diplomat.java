package org.lazax.components.hopesend;

import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.rules.ruleset.Missing;

/** A diplomat. */
final class Diplomat extends Counter {
  Diplomat(LeaderCounterId id) {
    super(id);
  }

  @Override
  public Missing missing() {
    return Missing.part("what diplomats can do");
  }
}

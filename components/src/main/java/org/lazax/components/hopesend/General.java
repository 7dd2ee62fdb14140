package org.lazax.components.hopesend;

import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.rules.ruleset.Missing;

/** A general. */
final class General extends Counter {
  General(LeaderCounterId id) {
    super(id);
  }

  @Override
  public Missing missing() {
    return Missing.part("what generals can do");
  }
}

package org.lazax.components.hopesend;

import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.rules.ruleset.Missing;

/** An admiral. */
final class Admiral extends Counter {
  Admiral(LeaderCounterId id) {
    super(id);
  }

  @Override
  public Missing missing() {
    return Missing.part("what admirals can do");
  }
}

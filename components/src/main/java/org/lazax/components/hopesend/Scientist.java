package org.lazax.components.hopesend;

import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.rules.ruleset.Missing;

/** A scientist. */
final class Scientist extends Counter {
  Scientist(LeaderCounterId id) {
    super(id);
  }

  @Override
  public Missing missing() {
    return Missing.part("what scientists can do");
  }
}

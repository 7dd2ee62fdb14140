package org.lazax.components.hopesend;

import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.rules.ruleset.Missing;

/** An agent. */
final class Agent extends Counter {
  Agent(LeaderCounterId id) {
    super(id);
  }

  @Override
  public Missing missing() {
    return Missing.part("what agents can do");
  }
}

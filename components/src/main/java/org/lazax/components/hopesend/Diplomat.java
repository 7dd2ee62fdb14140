package org.lazax.components.hopesend;

import java.util.List;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ruleset.Missing;

/** It puts off invasions of its planet. Rule: hopes_end.25. */
final class Diplomat extends Counter {
  Diplomat(LeaderCounterId id) {
    super(id);
  }

  @Override
  List<Ability<?>> ofItsClass() {
    return List.of(new Delay(id()));
  }

  @Override
  public Missing missing() {
    return Missing.part("the passage through systems with ships of others by their leave");
  }
}

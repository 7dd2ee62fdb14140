package org.lazax.components.hopesend;

import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.AnyTime;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/** It is mixed with the other face-down counters of its owner beside it. Rule: hopes_end.N40. */
final class Mix extends Fate {
  static final String NAME = "mix";

  Mix(LeaderCounterId leader) {
    super(leader, NAME);
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, AnyTime occurrence, Chosen chosen) {
    Seat owner = grant.user();
    Faces.mix(draft, owner, Faces.beside(draft.table(), leader()));
  }
}

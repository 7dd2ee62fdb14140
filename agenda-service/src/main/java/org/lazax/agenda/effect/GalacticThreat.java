package org.lazax.agenda.effect;

import org.lazax.agenda.ability.VoteHooks;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/** It never votes. */
final class GalacticThreat implements VoteHooks {
  @Override
  public boolean mayVote(Table table, Grant grant) {
    return false;
  }
}

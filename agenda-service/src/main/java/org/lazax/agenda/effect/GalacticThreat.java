package org.lazax.agenda.effect;

import org.lazax.agenda.ability.VoteHooks;
import org.lazax.table.Table;
import org.lazax.table.grants.Grant;

/** It never votes. */
final class GalacticThreat implements VoteHooks {
  @Override
  public boolean mayVote(Table table, Grant grant) {
    return false;
  }
}

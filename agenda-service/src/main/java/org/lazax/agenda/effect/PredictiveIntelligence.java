package org.lazax.agenda.effect;

import org.lazax.agenda.ability.VoteHooks;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/** Three votes more, if its owner likes; they exhaust it where they have not won. */
final class PredictiveIntelligence implements VoteHooks {
  private static final int VOTES = 3;

  @Override
  public int offered(Table table, Grant grant) {
    return grant.isReady(table) ? VOTES : 0;
  }
}

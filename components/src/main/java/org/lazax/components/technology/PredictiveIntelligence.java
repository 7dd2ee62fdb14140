package org.lazax.components.technology;

import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.vote.VoteHooks;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/** Three votes more, if its owner likes; they exhaust it where they have not won. */
public final class PredictiveIntelligence implements Component, VoteHooks {
  private static final int VOTES = 3;

  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("technology/predictive_intelligence");
  }

  @Override
  public int offered(Table table, Grant grant) {
    return grant.isReady(table) ? VOTES : 0;
  }
}

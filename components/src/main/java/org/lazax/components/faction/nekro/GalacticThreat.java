package org.lazax.components.faction.nekro;

import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.Missing;
import org.lazax.rules.vote.VoteHooks;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/** The owner cannot vote. */
public final class GalacticThreat implements Component, VoteHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("faction_ability/galactic_threat");
  }

  @Override
  public Missing missing() {
    return Missing.part("the prediction, and the technology that it gains");
  }

  @Override
  public boolean mayVote(Table table, Grant grant) {
    return false;
  }
}

package org.lazax.components.faction.saar;

import org.lazax.rules.objectives.ScoringHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/** The owner can score objectives without control of the planets in its home system. */
public final class Nomadic implements Component, ScoringHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("faction_ability/nomadic");
  }

  @Override
  public boolean scoresFromAfar(Table table, Grant grant) {
    return true;
  }
}

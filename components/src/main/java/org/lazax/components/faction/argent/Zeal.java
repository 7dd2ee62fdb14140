package org.lazax.components.faction.argent;

import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.vote.VoteHooks;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/**
 * The owner votes first, and has one more vote for each player in the game. Rule:
 * faction_ability/zeal.N1.
 */
public final class Zeal implements Component, VoteHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("faction_ability/zeal");
  }

  @Override
  public boolean votesFirst(Table table, Grant grant) {
    return true;
  }

  @Override
  public int bonus(Table table, Grant grant) {
    return table.seats().size();
  }
}

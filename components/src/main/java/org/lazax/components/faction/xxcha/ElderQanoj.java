package org.lazax.components.faction.xxcha;

import org.lazax.catalog.id.PlanetId;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.vote.VoteHooks;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/**
 * Each planet that the owner exhausts to vote gives one more vote. Nothing keeps the owner from
 * voting. Rules: leader/elder_qanoj.N1, leader/elder_qanoj.N2.
 */
final class ElderQanoj implements Component, VoteHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("leader/elder_qanoj");
  }

  @Override
  public boolean votesAlways(Table table, Grant grant) {
    return true;
  }

  @Override
  public int perPlanet(Table table, Grant grant, PlanetId planet) {
    return 1;
  }
}

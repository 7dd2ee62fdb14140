package org.lazax.components.faction.mahact;

import java.util.List;
import org.lazax.chronicle.Seat;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.LeaderCards;
import org.lazax.rules.ruleset.LendingHooks;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.tokens.FleetPool;

/**
 * Lends its owner the unlocked commanders of the players whose command tokens lie in its fleet
 * pool.
 */
final class Imperia implements Component, LendingHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("faction_ability/imperia");
  }

  @Override
  public List<ComponentRef> lends(Table table, Seat user) {
    return FleetPool.others(table, user).stream()
        .flatMap(owner -> LeaderCards.commanders(table, owner).stream())
        .toList();
  }
}

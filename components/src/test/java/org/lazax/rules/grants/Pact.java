package org.lazax.rules.grants;

import java.util.List;
import org.lazax.catalog.faction.Leader;
import org.lazax.catalog.id.LeaderId;
import org.lazax.chronicle.Seat;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.LendingHooks;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/** A made-up card in play: the commanders of all other players act for its player, too. */
record Pact(ComponentRef ref) implements Component, LendingHooks {
  @Override
  public List<ComponentRef> lends(Table table, Seat user) {
    return table.players().values().stream()
        .filter(player -> !player.seat().equals(user))
        .flatMap(player -> player.leaders().inForce().stream())
        .filter(leader ->
            table.catalog().leader(new LeaderId(leader.name())).type() == Leader.Type.COMMANDER)
        .toList();
  }
}

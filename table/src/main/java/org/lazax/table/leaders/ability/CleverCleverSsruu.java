package org.lazax.table.leaders.ability;

import java.util.List;
import org.lazax.catalog.faction.Leader;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;
import org.lazax.table.grants.ComponentRef;
import org.lazax.table.leaders.Leaders;

/** Has the text of every other player's agent, exhausted or not. */
final class CleverCleverSsruu implements LendingHooks {
  @Override
  public List<ComponentRef> lends(Table table, Seat user) {
    return table.seats().stream()
        .filter(seat -> !seat.equals(user))
        .flatMap(seat -> table.player(seat).leaders().cards().entrySet().stream())
        .filter(card -> card.getValue().isInForce())
        .filter(card -> Leaders.isOf(card.getKey(), Leader.Type.AGENT))
        .map(card -> ComponentRef.of(card.getKey()))
        .toList();
  }
}

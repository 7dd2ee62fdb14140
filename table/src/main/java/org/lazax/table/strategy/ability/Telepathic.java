package org.lazax.table.strategy.ability;

import org.lazax.table.Table;
import org.lazax.table.grants.Grant;

/**
 * The token of initiative 0 lies on a strategy card of its owner, whichever that is, as long as
 * there is one. In the strategy phase nobody asks for initiative, so it may lie there early. Rule:
 * faction_ability/telepathic.N1.
 */
final class Telepathic implements OrderHooks {
  @Override
  public int initiative(Table table, Grant grant, int initiative) {
    return table.player(grant.user()).strategyCards().isEmpty() ? initiative : 0;
  }
}

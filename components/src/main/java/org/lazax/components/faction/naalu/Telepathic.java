package org.lazax.components.faction.naalu;

import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.strategy.OrderHooks;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/**
 * The owner has initiative 0 while it has a strategy card. The token can be on the card already in
 * the strategy phase, because initiative is not used there. It has no effect while the token is
 * lent. Rule: faction_ability/telepathic.N1.
 */
public final class Telepathic implements Component, OrderHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("faction_ability/telepathic");
  }

  @Override
  public Change initiative(Table table, Grant grant) {
    return GiftOfPrescience.isPlayed(table) ? Change.NONE : zero(table, grant);
  }

  /** The token lies on a strategy card of the player, if it has any. */
  static Change zero(Table table, Grant grant) {
    return table.player(grant.user()).strategyCards().isEmpty() ? Change.NONE : Change.becomes(0);
  }
}

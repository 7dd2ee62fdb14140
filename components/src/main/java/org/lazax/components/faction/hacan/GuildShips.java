package org.lazax.components.faction.hacan;

import org.lazax.chronicle.Seat;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.trade.TradeHooks;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/**
 * The owner makes transactions with players who are no neighbours. Rules:
 * faction_ability/guild_ships.N1 to faction_ability/guild_ships.N3.
 */
public final class GuildShips implements Component, TradeHooks {
  private static final ComponentRef REF = ComponentRef.parse("faction_ability/guild_ships");

  @Override
  public ComponentRef ref() {
    return REF;
  }

  @Override
  public boolean mayDealWith(Table table, Grant grant, Seat other) {
    return true;
  }
}

package org.lazax.rules.leaders;

import org.lazax.catalog.id.FactionId;
import org.lazax.chronicle.Seat;
import org.lazax.rules.leaders.unlock.UnlocksDue;
import org.lazax.rules.ruleset.Components;
import org.lazax.rules.ruleset.LeaderRules;
import org.lazax.rules.settling.SettlingCheck;
import org.lazax.table.Table;
import org.lazax.table.leaders.Leaders;

/**
 * Every player has the leaders of its faction in the catalog. They have their printed conditions.
 * Rules: leaders.1, leaders.2.
 */
public record PrintedLeaders() implements LeaderRules {
  @Override
  public Leaders atTheStart(Table table, Seat seat) {
    FactionId faction = table.player(seat).faction();
    return Leaders.atTheStart(
        table.catalog().leaders().values().stream()
            .filter(leader -> leader.faction().equals(faction))
            .toList());
  }

  @Override
  public SettlingCheck unlocking(Components components) {
    return UnlocksDue.check(components);
  }
}

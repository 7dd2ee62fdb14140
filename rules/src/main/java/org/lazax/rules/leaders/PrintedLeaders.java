package org.lazax.rules.leaders;

import java.util.Set;
import java.util.stream.Collectors;
import org.lazax.catalog.faction.Faction;
import org.lazax.catalog.faction.Faction.HomeOption;
import org.lazax.catalog.id.LeaderId;
import org.lazax.chronicle.Seat;
import org.lazax.rules.leaders.unlock.UnlocksDue;
import org.lazax.rules.ruleset.Components;
import org.lazax.rules.ruleset.LeaderRules;
import org.lazax.rules.settling.SettlingCheck;
import org.lazax.rules.setup.HomeFaction;
import org.lazax.table.Table;
import org.lazax.table.leaders.Leaders;

/**
 * Every player has the leaders of its faction in the catalog, of several heroes that of its home
 * system. They have their printed conditions. Rules: leaders.1, leaders.2.
 */
public record PrintedLeaders() implements LeaderRules {
  @Override
  public Leaders atTheStart(Table table, Seat seat) {
    Faction faction = table.catalog().faction(table.player(seat).faction());
    Set<LeaderId> ofOtherHomes =
        faction.homeOptions().stream().map(HomeOption::hero).collect(Collectors.toSet());
    HomeFaction.option(table, seat).map(HomeOption::hero).ifPresent(ofOtherHomes::remove);
    return Leaders.atTheStart(
        table.catalog().leaders().values().stream()
            .filter(leader -> leader.faction().equals(faction.id()))
            .filter(leader -> !ofOtherHomes.contains(leader.id()))
            .toList());
  }

  @Override
  public SettlingCheck unlocking(Components components) {
    return UnlocksDue.check(components);
  }
}

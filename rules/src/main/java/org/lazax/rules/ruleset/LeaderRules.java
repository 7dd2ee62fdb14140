package org.lazax.rules.ruleset;

import org.lazax.chronicle.Seat;
import org.lazax.rules.settling.SettlingCheck;
import org.lazax.table.Table;
import org.lazax.table.leaders.Leaders;

/**
 * How leaders come into a game: which leaders a player has, and what unlocks them. An expansion
 * with leaders brings these rules. A variant that replaces the leaders replaces the rules, too.
 */
public interface LeaderRules {
  /**
   * The leaders of a player at the start.
   *
   * @param seat a player with a known faction
   */
  Leaders atTheStart(Table table, Seat seat);

  /**
   * The settling check that unlocks them.
   *
   * @param components the components of the game; a leader among them can have its own condition
   */
  SettlingCheck unlocking(Components components);
}

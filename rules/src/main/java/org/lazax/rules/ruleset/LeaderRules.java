package org.lazax.rules.ruleset;

import org.lazax.chronicle.Seat;
import org.lazax.rules.settling.SettlingCheck;
import org.lazax.table.Table;
import org.lazax.table.leaders.Leaders;

/**
 * How leaders come into a game: which ones are laid before a player, and what unlocks them. The
 * expansion that brings leaders brings them. A variant that replaces the leaders replaces these
 * rules too.
 */
public interface LeaderRules {
  /**
   * The leaders of a player as they lie at the start.
   *
   * @param seat of a player whose faction is known
   */
  Leaders atTheStart(Table table, Seat seat);

  /**
   * The check that unlocks them.
   *
   * @param components those of the game; a leader among them may say itself what unlocks it
   */
  SettlingCheck unlocking(Components components);
}

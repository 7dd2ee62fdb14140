package org.lazax.rules.vote;

import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/**
 * What changes its owner's votes. Asked of each player's components when an agenda is revealed, for
 * the order of votes, and when that player votes.
 */
public interface VoteHooks {

  /** Whether it votes at all. A ban beats every permission. */
  default boolean mayVote(Table table, Grant grant) {
    return true;
  }

  /** Whether it votes before everybody else. */
  default boolean votesFirst(Table table, Grant grant) {
    return false;
  }

  /** How many votes are added where at least one is cast. */
  default int bonus(Table table, Grant grant) {
    return 0;
  }

  /**
   * How many votes its owner may add where at least one is cast; in vain, they exhaust its card.
   */
  default int offered(Table table, Grant grant) {
    return 0;
  }
}

package org.lazax.rules.vote;

import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/**
 * What a component changes about its owner's votes. The components of each player are asked when an
 * agenda is revealed, for the order of votes, and when that player votes.
 */
public interface VoteHooks {

  /** Whether its owner can vote. A ban beats every permission but {@link #votesAlways}. */
  default boolean mayVote(Table table, Grant grant) {
    return true;
  }

  /** Whether nothing can keep its owner from voting. */
  default boolean votesAlways(Table table, Grant grant) {
    return false;
  }

  /** The vote that its owner must cast if it can; empty if it need not vote. */
  default Optional<OwedVote> owes(Table table, Grant grant) {
    return Optional.empty();
  }

  /** Whether its owner votes alone. All other players have no time to vote. */
  default boolean votesAlone(Table table, Grant grant) {
    return false;
  }

  /** Whether its owner casts exactly one vote, for which no planet is exhausted. */
  default boolean castsOneVote(Table table, Grant grant) {
    return false;
  }

  /** Whether no votes can be added to those that its owner casts. */
  default boolean barsAddedVotes(Table table, Grant grant) {
    return false;
  }

  /** The number of votes that this planet gives in addition when it is exhausted. */
  default int perPlanet(Table table, Grant grant, PlanetId planet) {
    return 0;
  }

  /** Whether its owner votes before all other players. */
  default boolean votesFirst(Table table, Grant grant) {
    return false;
  }

  /** Whether all players vote counterclockwise, the speaker still last. */
  default boolean reversesOrder(Table table, Grant grant) {
    return false;
  }

  /** The number of votes that are added if at least one is cast. */
  default int bonus(Table table, Grant grant) {
    return 0;
  }

  /**
   * The number of votes that its owner can add if at least one is cast. Adding them exhausts the
   * card.
   */
  default int offered(Table table, Grant grant) {
    return 0;
  }
}

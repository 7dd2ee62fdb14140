package org.lazax.gateway.game;

import java.util.Optional;
import org.jboss.resteasy.reactive.RestQuery;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.problem.ProblemType;

/**
 * The requested state of a game: after a given commit ({@code at}), or after that commit or a later
 * one ({@code atLeast}), or after one of those on which no service owes a step ({@code settled}).
 */
public class AsOf {
  @RestQuery("atLeast")
  Optional<Long> atLeast = Optional.empty();

  @RestQuery("at")
  Optional<Long> at = Optional.empty();

  @RestQuery("settled")
  Optional<Boolean> settled = Optional.empty();

  /** The commit after which the game is shown; empty for the current state. */
  Optional<Long> at() {
    return at;
  }

  /** The same at a given commit. */
  AsOf at(long seq) {
    AsOf past = new AsOf();
    past.at = Optional.of(seq);
    return past;
  }

  /**
   * Whether the response waits until players are awaited or the game is over. Refuses a request
   * that also names the commit.
   */
  boolean isSettled() {
    boolean waits = settled.orElse(false);
    if (waits && at.isPresent()) {
      throw ProblemException.of(
          ProblemType.MALFORMED_REQUEST,
          "at names one state of the game and settled waits for another: send one of the two");
    }
    return waits;
  }

  /** Whether the request names a commit. */
  boolean isExplicit() {
    return atLeast.isPresent() || at.isPresent();
  }

  /**
   * Number of the commit that must have been read before the request can be answered; at least 1.
   */
  long requiredSeq() {
    if (at.filter(seq -> seq < 1).isPresent()) {
      throw ProblemException.of(ProblemType.UNKNOWN_COMMIT, "a game's first commit is 1");
    }
    return Math.max(1, Math.max(atLeast.orElse(1L), at.orElse(1L)));
  }
}

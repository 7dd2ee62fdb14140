package org.lazax.gateway.game;

import java.util.Optional;
import org.jboss.resteasy.reactive.RestQuery;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.problem.ProblemType;

/**
 * The requested state of a game: after a given commit ({@code at}), or after that commit or a later
 * one ({@code atLeast}).
 */
public class AsOf {
  @RestQuery("atLeast")
  Optional<Long> atLeast = Optional.empty();

  @RestQuery("at")
  Optional<Long> at = Optional.empty();

  Optional<Long> at() {
    return at;
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

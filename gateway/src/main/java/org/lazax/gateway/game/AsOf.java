package org.lazax.gateway.game;

import java.util.Optional;
import org.jboss.resteasy.reactive.RestQuery;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.problem.ProblemType;

/** Which state of a game is wanted: as new as a commit or newer, or as it stood after one. */
public class AsOf {
  @RestQuery("atLeast")
  Optional<Long> atLeast = Optional.empty();

  @RestQuery("at")
  Optional<Long> at = Optional.empty();

  Optional<Long> at() {
    return at;
  }

  /** Whether a commit is asked for, rather than how things stand. */
  boolean isAskedFor() {
    return atLeast.isPresent() || at.isPresent();
  }

  /** The latest commit that must have been read to tell of it: every game has its first. */
  long latest() {
    if (at.filter(seq -> seq < 1).isPresent()) {
      throw ProblemException.of(ProblemType.UNKNOWN_COMMIT, "a game's first commit is 1");
    }
    return Math.max(1, Math.max(atLeast.orElse(1L), at.orElse(1L)));
  }
}

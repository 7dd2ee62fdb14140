package org.lazax.gateway.problem;

import java.time.Duration;
import java.util.Optional;

/** Ends a request with a problem. */
public final class ProblemException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final transient Problem problem;
  private final transient Optional<Duration> retryAfter;

  private ProblemException(Problem problem, Optional<Duration> retryAfter) {
    super(problem.detail(), null, false, false);
    this.problem = problem;
    this.retryAfter = retryAfter;
  }

  public static ProblemException of(ProblemType kind, String detail) {
    return of(Problem.of(kind, detail));
  }

  public static ProblemException of(Problem problem) {
    return new ProblemException(problem, Optional.empty());
  }

  /**
   * A problem after which the same request may succeed later.
   *
   * @param retryAfter the time to wait
   */
  public static ProblemException later(ProblemType kind, String detail, Duration retryAfter) {
    return new ProblemException(Problem.of(kind, detail), Optional.of(retryAfter));
  }

  /** A game has stopped on an error. */
  public static ProblemException stopped(String detail) {
    return later(ProblemType.GAME_STOPPED, detail, Duration.ofMinutes(1));
  }

  public Problem problem() {
    return problem;
  }

  /** Whether the problem is of this type. */
  public boolean is(ProblemType kind) {
    return problem.type().equals(Problem.of(kind, "").type());
  }

  public Optional<Duration> retryAfter() {
    return retryAfter;
  }
}

package org.lazax.deploy.supervision;

import java.time.Duration;

/**
 * How long to wait before a child that died is started again: twice as long each time, up to a
 * bound, and from the beginning once it has lived for a while.
 */
public record Restarts(Duration first, Duration longest, Duration livedForAWhile) {
  /** For the platform. */
  public static final Restarts USUAL =
      new Restarts(Duration.ofSeconds(1), Duration.ofSeconds(30), Duration.ofMinutes(1));

  Duration next(Duration last, Duration lived) {
    if (last.isZero() || lived.compareTo(livedForAWhile) > 0) {
      return first;
    }
    Duration twice = last.multipliedBy(2);
    return twice.compareTo(longest) > 0 ? longest : twice;
  }
}

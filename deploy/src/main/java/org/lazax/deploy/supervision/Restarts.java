package org.lazax.deploy.supervision;

import java.time.Duration;

/**
 * The delay before a child is restarted. It doubles with each restart up to a maximum, and starts
 * again at the initial delay after the child has run for long enough.
 *
 * @param initialDelay before the first restart
 * @param maxDelay the greatest delay
 * @param resetAfter running time after which the delay is reset
 */
public record Restarts(Duration initialDelay, Duration maxDelay, Duration resetAfter) {
  /** The delays of the platform. */
  public static final Restarts STANDARD =
      new Restarts(Duration.ofSeconds(1), Duration.ofSeconds(30), Duration.ofMinutes(1));

  Duration nextDelay(Duration lastDelay, Duration runTime) {
    if (lastDelay.isZero() || runTime.compareTo(resetAfter) > 0) {
      return initialDelay;
    }
    Duration doubled = lastDelay.multipliedBy(2);
    return doubled.compareTo(maxDelay) > 0 ? maxDelay : doubled;
  }
}

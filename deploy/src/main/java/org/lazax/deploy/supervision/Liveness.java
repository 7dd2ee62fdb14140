package org.lazax.deploy.supervision;

import java.time.Duration;

/**
 * How a child that runs shows that it works. A child that does not is killed and restarted.
 *
 * @param check asked in intervals
 * @param interval between two checks
 * @param failures after how many failed checks in a row the child does not work
 */
public record Liveness(Readiness check, Duration interval, int failures) {

  /** The check of the platform: a minute without an answer is longer than a busy machine takes. */
  public static Liveness of(Readiness check) {
    return new Liveness(check, Duration.ofSeconds(10), 6);
  }
}

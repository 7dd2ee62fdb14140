package org.lazax.simulation.fault;

import java.time.Duration;

/** Times as a drill tells them. */
public final class Seconds {
  private Seconds() {}

  /** As in {@code 1.5 s}. */
  public static String of(Duration time) {
    return "%.1f s".formatted(time.toMillis() / 1e3);
  }

  /** How long it is since {@code start}, a reading of {@link System#nanoTime}. */
  public static Duration since(long start) {
    return Duration.ofNanos(System.nanoTime() - start);
  }
}

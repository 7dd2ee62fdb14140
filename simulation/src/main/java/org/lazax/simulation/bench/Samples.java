package org.lazax.simulation.bench;

import java.util.Arrays;

/** All measured durations. Thread-safe. */
public final class Samples {
  private static final double NANOS_PER_MILLI = 1e6;

  private long[] nanos = new long[1 << 14];
  private int count;

  public synchronized void add(long duration) {
    if (count == nanos.length) {
      nanos = Arrays.copyOf(nanos, 2 * count);
    }
    nanos[count++] = duration;
  }

  public synchronized int count() {
    return count;
  }

  /** The quantile of the durations in milliseconds; NaN if there are none. */
  public synchronized double millis(double quantile) {
    if (count == 0) {
      return Double.NaN;
    }
    long[] sorted = Arrays.copyOf(nanos, count);
    Arrays.sort(sorted);
    return sorted[(int) Math.min(count - 1, Math.floor(quantile * count))] / NANOS_PER_MILLI;
  }
}

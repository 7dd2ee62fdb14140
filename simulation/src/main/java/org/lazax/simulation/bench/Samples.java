package org.lazax.simulation.bench;

import java.util.Arrays;

/** How long things took, every single one. For any thread. */
public final class Samples {
  private static final double NANOS_PER_MILLI = 1e6;

  private long[] nanos = new long[1 << 14];
  private int count;

  public synchronized void add(long took) {
    if (count == nanos.length) {
      nanos = Arrays.copyOf(nanos, 2 * count);
    }
    nanos[count++] = took;
  }

  public synchronized int count() {
    return count;
  }

  /** In milliseconds, the time in which this share of them was done; NaN if there are none. */
  public synchronized double millis(double share) {
    if (count == 0) {
      return Double.NaN;
    }
    long[] sorted = Arrays.copyOf(nanos, count);
    Arrays.sort(sorted);
    return sorted[(int) Math.min(count - 1, Math.floor(share * count))] / NANOS_PER_MILLI;
  }
}

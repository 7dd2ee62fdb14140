package org.lazax.simulation.bench;

import java.util.Arrays;

/** All measured values: durations in nanoseconds, or sizes in bytes. Thread-safe. */
public final class Samples {
  private static final double NANOS_PER_MILLI = 1e6;
  private static final double BYTES_PER_KILOBYTE = 1e3;

  private long[] values = new long[1 << 14];
  private int count;

  public synchronized void add(long value) {
    if (count == values.length) {
      values = Arrays.copyOf(values, 2 * count);
    }
    values[count++] = value;
  }

  public synchronized int count() {
    return count;
  }

  /** The quantile of the durations in milliseconds; NaN if there are none. */
  public double millis(double quantile) {
    return quantile(quantile) / NANOS_PER_MILLI;
  }

  /** The quantile of the sizes in units of 1,000 bytes; NaN if there are none. */
  public double kilobytes(double quantile) {
    return quantile(quantile) / BYTES_PER_KILOBYTE;
  }

  private synchronized double quantile(double quantile) {
    if (count == 0) {
      return Double.NaN;
    }
    long[] sorted = Arrays.copyOf(values, count);
    Arrays.sort(sorted);
    return sorted[(int) Math.min(count - 1, Math.floor(quantile * count))];
  }
}

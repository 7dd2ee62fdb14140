package org.lazax.combat.odds;

import java.nio.charset.StandardCharsets;

/**
 * Ten-sided dice from SplitMix64. It is fast, and the same seed gives the same dice on all
 * machines.
 */
final class Rng {
  private static final long GOLDEN = 0x9E3779B97F4A7C15L;

  /** The number of digits of one draw that are used. Their bias is below one in a billion. */
  private static final int DIGITS = 9;

  private long state;
  private long fraction;
  private int left;

  Rng(String seed) {
    long hash = 0xCBF29CE484222325L;
    for (byte b : seed.getBytes(StandardCharsets.UTF_8)) {
      hash = (hash ^ (b & 0xFF)) * 0x100000001B3L;
    }
    state = hash;
  }

  /** Rolls a die: 1 to 10. */
  int die() {
    if (left == 0) {
      fraction = next();
      left = DIGITS;
    }
    left--;
    int shown = (int) Math.unsignedMultiplyHigh(fraction, 10) + 1;
    fraction *= 10;
    return shown;
  }

  private long next() {
    state += GOLDEN;
    long z = state;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }
}

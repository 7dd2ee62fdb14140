package org.lazax.chronicle.host;

/**
 * What a host has read since it began, and what it holds.
 *
 * @param accepted commits of any service
 * @param voids commits that were not accepted
 * @param refused commands refused by any service
 * @param inMemory games
 */
public record Tally(long accepted, long voids, long refused, long inMemory) {
  public static final Tally NOTHING = new Tally(0, 0, 0, 0);

  /** This, with as many games in memory. */
  public Tally holding(long games) {
    return new Tally(accepted, voids, refused, games);
  }

  Tally plusAccepted() {
    return new Tally(accepted + 1, voids, refused, inMemory);
  }

  Tally plusVoid() {
    return new Tally(accepted, voids + 1, refused, inMemory);
  }

  Tally plusRefused() {
    return new Tally(accepted, voids, refused + 1, inMemory);
  }
}

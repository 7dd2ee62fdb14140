package org.lazax.chronicle.host;

/**
 * What a host has read since it began, and what it holds.
 *
 * @param accepted commits of any service
 * @param voids commits that were not accepted
 * @param refused commands refused by any service
 * @param inMemory games
 */
public record HostCounts(long accepted, long voids, long refused, long inMemory) {
  public static final HostCounts NOTHING = new HostCounts(0, 0, 0, 0);

  /** This, with as many games in memory. */
  public HostCounts holding(long games) {
    return new HostCounts(accepted, voids, refused, games);
  }

  HostCounts plusAccepted() {
    return new HostCounts(accepted + 1, voids, refused, inMemory);
  }

  HostCounts plusVoid() {
    return new HostCounts(accepted, voids + 1, refused, inMemory);
  }

  HostCounts plusRefused() {
    return new HostCounts(accepted, voids, refused + 1, inMemory);
  }
}

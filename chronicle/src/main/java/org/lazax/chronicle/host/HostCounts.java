package org.lazax.chronicle.host;

/**
 * Counts of what a host has read since it began, and of the games that it holds.
 *
 * @param accepted number of accepted commits of any service
 * @param voided number of void commits
 * @param refused number of commands refused by any service
 * @param inMemory number of games in memory
 */
public record HostCounts(long accepted, long voided, long refused, long inMemory) {
  public static final HostCounts NOTHING = new HostCounts(0, 0, 0, 0);

  /** The same counts with this number of games in memory. */
  public HostCounts holding(long games) {
    return new HostCounts(accepted, voided, refused, games);
  }

  HostCounts plusAccepted() {
    return new HostCounts(accepted + 1, voided, refused, inMemory);
  }

  HostCounts plusVoid() {
    return new HostCounts(accepted, voided + 1, refused, inMemory);
  }

  HostCounts plusRefused() {
    return new HostCounts(accepted, voided, refused + 1, inMemory);
  }
}

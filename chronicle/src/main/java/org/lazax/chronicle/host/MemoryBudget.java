package org.lazax.chronicle.host;

/**
 * How many bytes an instance may hold in memory, and about how many its hosts hold. All hosts of
 * the instance share it; each tells what it holds at every tick, so what is read between two ticks
 * may exceed it.
 */
public final class MemoryBudget {
  private final long bytes;
  private volatile MemoryUse used = MemoryUse.NOTHING;

  /** A budget of so many bytes, at least 0. */
  public MemoryBudget(long bytes) {
    if (bytes < 0) {
      throw new IllegalArgumentException("a budget of " + bytes + " bytes");
    }
    this.bytes = bytes;
  }

  /** A budget that is never exceeded. */
  public static MemoryBudget unlimited() {
    return new MemoryBudget(Long.MAX_VALUE);
  }

  /** The bytes that may be held. */
  public long bytes() {
    return bytes;
  }

  /** What is held. For any thread. */
  public MemoryUse used() {
    return used;
  }

  /** A host, or another holder, holds {@code now} instead of {@code before}. */
  public synchronized void change(MemoryUse before, MemoryUse now) {
    used = used.minus(before).plus(now);
  }

  /** Whether nothing may be added that can be turned away. */
  public boolean isFull() {
    return used.total() >= bytes || mustSaveFirst();
  }

  /**
   * Whether so much is not saved that nothing may be read before some of it is: more than half of
   * the budget. Other things may only become fewer by reading on, such as commands whose answers
   * are on their way.
   */
  public boolean mustSaveFirst() {
    return used.unsaved() > bytes / 2;
  }

  /** Whether three quarters are used, so that games that nobody needs now should leave memory. */
  boolean isTight() {
    return used.total() >= bytes / 4 * 3;
  }
}

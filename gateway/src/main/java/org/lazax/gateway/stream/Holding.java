package org.lazax.gateway.stream;

/** What is kept for one reader beside what waits, such as a page of its log. For any thread. */
public final class Holding {
  private final ReaderMemory memory;
  private long bytes;
  private boolean released;

  Holding(ReaderMemory memory) {
    this.memory = memory;
  }

  /** So many bytes are kept now. */
  public synchronized void set(long now) {
    if (!released && now != bytes) {
      memory.change(now - bytes);
      bytes = now;
    }
  }

  /** Nothing is kept any more. */
  public synchronized void release() {
    set(0);
    released = true;
  }
}

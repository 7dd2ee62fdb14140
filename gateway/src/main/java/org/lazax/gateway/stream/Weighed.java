package org.lazax.gateway.stream;

/** An item that waits for readers. It is in memory once, however many they are. For any thread. */
public final class Weighed<V> {
  private final ReaderMemory memory;
  private final V item;
  private final long bytes;
  private int readers;

  Weighed(ReaderMemory memory, V item, long bytes) {
    this.memory = memory;
    this.item = item;
    this.bytes = bytes;
  }

  V item() {
    return item;
  }

  long bytes() {
    return bytes;
  }

  /** It waits for one reader more. */
  synchronized void kept() {
    if (readers++ == 0) {
      memory.change(bytes);
    }
  }

  /** It waits for one reader less. */
  synchronized void left() {
    if (--readers == 0) {
      memory.change(-bytes);
    }
  }
}

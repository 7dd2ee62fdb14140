package org.lazax.gateway.stream;

import io.smallrye.mutiny.subscription.BackPressureFailure;
import java.util.function.ToLongFunction;

/** How a reader takes what is written to it. For any thread. */
final class Pace<V> {
  /** After so many intervals in which it has taken nothing, a reader does not read. */
  static final int LONGEST_PAUSE = 8;

  private final ReaderMemory memory;
  private final ToLongFunction<V> bytes;
  private final Holding writing;
  private long asked;
  private int pauses;

  /**
   * A reader that has not asked for anything.
   *
   * @param bytes the length of an item, which is kept until the next one is asked for
   */
  Pace(ReaderMemory memory, ToLongFunction<V> bytes) {
    this.memory = memory;
    this.bytes = bytes;
    this.writing = memory.holding();
  }

  synchronized void asked(long items) {
    asked = asked > Long.MAX_VALUE - items ? Long.MAX_VALUE : asked + items;
    pauses = 0;
    writing.set(0);
  }

  synchronized void given(V item) {
    asked -= asked == Long.MAX_VALUE ? 0 : 1;
    writing.set(bytes.applyAsLong(item));
  }

  /**
   * After each interval, refuses to go on with a reader that does not read. While there is no
   * memory for other readers, it has less time.
   */
  synchronized void check() {
    pauses = asked == 0 ? pauses + 1 : 0;
    if (pauses > (memory.isFull() ? 1 : LONGEST_PAUSE)) {
      throw new BackPressureFailure("the reader does not read");
    }
  }

  void over() {
    writing.release();
  }
}

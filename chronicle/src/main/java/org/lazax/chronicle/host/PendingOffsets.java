package org.lazax.chronicle.host;

import java.util.OptionalLong;
import java.util.TreeSet;

/** The offsets of the command topic that were read and are not answered yet. */
final class PendingOffsets {
  private final TreeSet<Long> offsets = new TreeSet<>();
  private long next;
  private long told;

  void read(long offset) {
    offsets.add(offset);
    next = Math.max(next, offset + 1);
  }

  void done(long offset) {
    offsets.remove(offset);
  }

  /** The offset before which all is done, if it has moved since this was asked last. */
  OptionalLong news() {
    long done = offsets.isEmpty() ? next : offsets.first();
    if (done <= told) {
      return OptionalLong.empty();
    }
    told = done;
    return OptionalLong.of(done);
  }
}

package org.lazax.chronicle.host;

import java.util.OptionalLong;
import java.util.TreeSet;

/** The offsets of the command topic that were read and not answered yet. */
final class PendingOffsets {
  private final TreeSet<Long> offsets = new TreeSet<>();
  private long next;
  private long reported;

  void read(long offset) {
    offsets.add(offset);
    next = Math.max(next, offset + 1);
  }

  /** A record was read that needs no answer. */
  void passOver(long offset) {
    next = Math.max(next, offset + 1);
  }

  void done(long offset) {
    offsets.remove(offset);
  }

  /** The offset before which all commands are answered, if it has moved since the last call. */
  OptionalLong newlyCommittable() {
    long committable = offsets.isEmpty() ? next : offsets.first();
    if (committable <= reported) {
      return OptionalLong.empty();
    }
    reported = committable;
    return OptionalLong.of(committable);
  }
}

package org.lazax.chronicle.commit;

import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * A cache of event types. A few hundred types are in all headers; a cached one needs no check and
 * no new string.
 */
final class KnownTypes {
  private static final int SLOTS = 1 << 12;
  private static final AtomicReferenceArray<String> KNOWN = new AtomicReferenceArray<>(SLOTS);

  private KnownTypes() {}

  /**
   * The event type in these bytes of a line.
   *
   * @param from index of the first byte
   * @param to index after the last byte
   * @throws UnreadableException if they are no event type
   */
  static String in(byte[] line, int from, int to) {
    int slot = slot(line, from, to);
    String known = KNOWN.get(slot);
    if (known != null && matches(known, line, from, to)) {
      return known;
    }
    String type = HeaderLine.type(new String(line, from, to - from, StandardCharsets.ISO_8859_1));
    KNOWN.set(slot, type);
    return type;
  }

  private static int slot(byte[] line, int from, int to) {
    int hash = 0;
    for (int i = from; i < to; i++) {
      hash = 31 * hash + line[i];
    }
    return (hash ^ hash >>> 16) & (SLOTS - 1);
  }

  private static boolean matches(String type, byte[] line, int from, int to) {
    if (type.length() != to - from) {
      return false;
    }
    for (int i = from; i < to; i++) {
      if (type.charAt(i - from) != line[i]) {
        return false;
      }
    }
    return true;
  }
}

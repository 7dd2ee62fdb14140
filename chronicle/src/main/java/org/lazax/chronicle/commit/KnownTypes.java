package org.lazax.chronicle.commit;

import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Event types met before. There are a few hundred of them and they stand in every header; one that
 * is found here need be neither checked nor made again.
 */
final class KnownTypes {
  private static final int SLOTS = 1 << 12;
  private static final AtomicReferenceArray<String> KNOWN = new AtomicReferenceArray<>(SLOTS);

  private KnownTypes() {}

  /**
   * The type that stands here.
   *
   * @throws UnreadableException if what stands here is no type
   */
  static String in(byte[] line, int from, int to) {
    int slot = slot(line, from, to);
    String known = KNOWN.get(slot);
    if (known != null && stands(known, line, from, to)) {
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

  private static boolean stands(String type, byte[] line, int from, int to) {
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

package org.lazax.chronicle.commit;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** The format of ids, and their derivation from other values. */
final class IdFormat {
  private static final int MAX_LENGTH = 64;

  private IdFormat() {}

  static String checked(String name, String what) {
    if (name.isEmpty()
        || name.length() > MAX_LENGTH
        || !name.chars().allMatch(IdFormat::isAllowed)) {
      throw new IllegalArgumentException(
          what + " is 1 to 64 lower-case letters, digits and hyphens, not " + name);
    }
    return name;
  }

  private static boolean isAllowed(int c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
  }

  /**
   * The hash of these parts. The length of each part is hashed too, so that two lists with the same
   * concatenation differ.
   */
  static Hash derived(String... parts) {
    byte[][] hashed = new byte[2 * parts.length][];
    for (int i = 0; i < parts.length; i++) {
      byte[] part = parts[i].getBytes(StandardCharsets.UTF_8);
      hashed[2 * i] = ByteBuffer.allocate(Integer.BYTES).putInt(part.length).array();
      hashed[2 * i + 1] = part;
    }
    return Hash.sha256(hashed);
  }
}

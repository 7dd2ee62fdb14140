package org.lazax.chronicle.commit;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** The spelling of ids, and how an id is derived from what it stands for. */
final class IdFormat {
  private static final int LONGEST = 64;

  private IdFormat() {}

  static String checked(String name, String what) {
    if (name.isEmpty() || name.length() > LONGEST || !name.chars().allMatch(IdFormat::isLetter)) {
      throw new IllegalArgumentException(
          what + " is 1 to 64 lower-case letters, digits and hyphens, not " + name);
    }
    return name;
  }

  private static boolean isLetter(int letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '-';
  }

  /** Each part after its length, so that no two lists of parts hash alike by running together. */
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

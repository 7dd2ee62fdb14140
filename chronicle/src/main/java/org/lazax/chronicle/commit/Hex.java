package org.lazax.chronicle.commit;

import java.util.HexFormat;

/** Hexadecimal digits in lower case, two for each byte, without separators. */
public final class Hex {
  private Hex() {}

  public static String of(byte[] bytes) {
    return HexFormat.of().formatHex(bytes);
  }

  /**
   * Reads exactly {@code count} bytes. Anything but lower-case hexadecimal digits is refused with
   * an {@link IllegalArgumentException}.
   */
  public static byte[] bytes(String hex, int count) {
    byte[] bytes = new byte[count];
    boolean digits = hex.length() == 2 * count;
    for (int i = 0; digits && i < count; i++) {
      int value = digit(hex.charAt(2 * i)) << 4 | digit(hex.charAt(2 * i + 1));
      digits = value >= 0;
      bytes[i] = (byte) value;
    }
    if (!digits) {
      throw new IllegalArgumentException(
          "not " + 2 * count + " lower-case hexadecimal digits: " + hex);
    }
    return bytes;
  }

  /** The value of a digit; -1 if the character is not one. */
  private static int digit(char c) {
    if (c >= '0' && c <= '9') {
      return c - '0';
    }
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
  }
}

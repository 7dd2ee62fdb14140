package org.lazax.chronicle.commit;

import java.util.HexFormat;

/** Hexadecimal with one spelling: lower case, two digits a byte, nothing around them. */
public final class Hex {
  private Hex() {}

  public static String of(byte[] bytes) {
    return HexFormat.of().formatHex(bytes);
  }

  /** Reads exactly so many bytes; upper case is refused like any other foreign letter. */
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

  /** Negative for what is none. */
  private static int digit(char letter) {
    if (letter >= '0' && letter <= '9') {
      return letter - '0';
    }
    return letter >= 'a' && letter <= 'f' ? letter - 'a' + 10 : -1;
  }
}

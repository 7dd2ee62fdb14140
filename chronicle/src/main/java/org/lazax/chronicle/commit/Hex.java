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
    if (hex.length() != 2 * count || !hex.chars().allMatch(Hex::isDigit)) {
      throw new IllegalArgumentException(
          "not " + 2 * count + " lower-case hexadecimal digits: " + hex);
    }
    return HexFormat.of().parseHex(hex);
  }

  private static boolean isDigit(int letter) {
    return (letter >= '0' && letter <= '9') || (letter >= 'a' && letter <= 'f');
  }
}

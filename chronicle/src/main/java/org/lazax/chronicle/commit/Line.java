package org.lazax.chronicle.commit;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A line as it was received, without its LF. Never printed anew: its bytes are what is hashed. */
public final class Line {
  static final byte LF = '\n';

  private final byte[] bytes;

  private Line(byte[] bytes) {
    this.bytes = bytes;
  }

  public static Line of(byte[] bytes) {
    for (byte b : bytes) {
      if (b == LF) {
        throw new IllegalArgumentException("a line holds no LF");
      }
    }
    return new Line(bytes.clone());
  }

  public static Line of(String text) {
    return of(text.getBytes(StandardCharsets.UTF_8));
  }

  /** The lines of this text; what follows the last LF is a line if it is not empty. */
  public static List<Line> split(byte[] text) {
    List<Line> lines = new ArrayList<>();
    int start = 0;
    for (int i = 0; i < text.length; i++) {
      if (text[i] == LF) {
        lines.add(new Line(Arrays.copyOfRange(text, start, i)));
        start = i + 1;
      }
    }
    if (start < text.length) {
      lines.add(new Line(Arrays.copyOfRange(text, start, text.length)));
    }
    return lines;
  }

  public byte[] bytes() {
    return bytes.clone();
  }

  public int length() {
    return bytes.length;
  }

  /** SHA-256 of its bytes: of a header, the hash of its commit. */
  public Hash hash() {
    return Hash.sha256(bytes);
  }

  /** SHA-256 of the salt and its bytes: what a header says of an event without showing it. */
  public Hash digest(byte[] salt) {
    return Hash.sha256(salt, bytes);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Line line && Arrays.equals(bytes, line.bytes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(bytes);
  }

  @Override
  public String toString() {
    return new String(bytes, StandardCharsets.UTF_8);
  }
}

package org.lazax.chronicle.commit;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A line as it was received, without its LF. Hashes are made of its original bytes, so it is never
 * printed again.
 */
public final class Line {
  static final byte LF = '\n';

  private final byte[] bytes;

  private Line(byte[] bytes) {
    this.bytes = bytes;
  }

  public static Line of(byte[] bytes) {
    for (byte b : bytes) {
      if (b == LF) {
        throw new IllegalArgumentException("a line must not contain LF");
      }
    }
    return new Line(bytes.clone());
  }

  public static Line of(String text) {
    return of(text.getBytes(StandardCharsets.UTF_8));
  }

  /** The lines of this text. Text after the last LF is a line too, unless it is empty. */
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

  /** SHA-256 of its bytes. Of a header line this is the hash of the commit. */
  public Hash hash() {
    return Hash.sha256(bytes);
  }

  /** SHA-256 of the salt and its bytes. Of an event line this is the digest in the header. */
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

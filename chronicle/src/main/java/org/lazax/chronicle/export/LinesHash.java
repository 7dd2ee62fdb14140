package org.lazax.chronicle.export;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import org.lazax.chronicle.commit.Hash;
import org.lazax.chronicle.commit.Hex;
import org.lazax.chronicle.commit.Line;

/** SHA-256 of lines as a file has them, each with its LF. */
final class LinesHash {
  private final MessageDigest digest;

  LinesHash() {
    try {
      digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  void add(Line line) {
    digest.update(line.bytes());
    digest.update((byte) '\n');
  }

  /** The hash of all lines so far. Lines that are added later are no longer of interest. */
  Hash end() {
    return Hash.of(Hex.of(digest.digest()));
  }
}

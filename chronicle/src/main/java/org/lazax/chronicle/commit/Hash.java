package org.lazax.chronicle.commit;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;

/** A SHA-256: 32 bytes, written as 64 lower-case hexadecimal digits. */
public final class Hash {
  public static final int BYTES = 32;

  /** The parent of a genesis. */
  public static final Hash ZERO = new Hash(new byte[BYTES]);

  private final byte[] bytes;

  private Hash(byte[] bytes) {
    this.bytes = bytes;
  }

  /** The SHA-256 of the concatenation of these parts. */
  public static Hash sha256(byte[]... parts) {
    MessageDigest digest = newDigest();
    for (byte[] part : parts) {
      digest.update(part);
    }
    return new Hash(digest.digest());
  }

  /**
   * Reads 64 lower-case hexadecimal digits. Anything else is refused with an {@link
   * IllegalArgumentException}, so that a hash has one spelling.
   */
  @JsonCreator
  public static Hash of(String hex) {
    return new Hash(Hex.bytes(hex, BYTES));
  }

  public byte[] bytes() {
    return bytes.clone();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Hash hash && Arrays.equals(bytes, hash.bytes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(bytes);
  }

  @JsonValue
  @Override
  public String toString() {
    return HexFormat.of().formatHex(bytes);
  }

  private static MessageDigest newDigest() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}

package org.lazax.chronicle.dice;

import java.nio.ByteBuffer;
import javax.crypto.Mac;
import org.lazax.chronicle.commit.SaltSource;

/**
 * The salts of a game: HMAC-SHA256(salt key, seq in eight bytes ‖ index in four), both big-endian.
 * The random numbers cannot be computed from the salt key. Immutable and thread-safe.
 */
public final class Salts implements SaltSource {
  private final byte[] key;
  private final Mac keyed;

  private Salts(byte[] key) {
    this.key = key;
    this.keyed = Keys.hmac(key);
  }

  /** The salts of a given key of 32 bytes. */
  public static Salts under(byte[] key) {
    if (key.length != BYTES) {
      throw new IllegalArgumentException("a salt key is 32 bytes, not " + key.length);
    }
    return new Salts(key.clone());
  }

  /** The salt key. A reader that has it can show lines and cannot foresee random numbers. */
  public byte[] key() {
    return key.clone();
  }

  @Override
  public byte[] salt(long seq, int index) {
    byte[] message =
        ByteBuffer.allocate(Long.BYTES + Integer.BYTES).putLong(seq).putInt(index).array();
    return Keys.copy(keyed).doFinal(message);
  }

  /** Does not show the key. */
  @Override
  public String toString() {
    return "secret salts";
  }
}

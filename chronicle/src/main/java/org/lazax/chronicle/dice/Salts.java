package org.lazax.chronicle.dice;

import java.nio.ByteBuffer;
import javax.crypto.Mac;
import org.lazax.chronicle.commit.SaltSource;

/**
 * The salts of a game: HMAC-SHA256(salt key, seq in eight bytes ‖ index in four), both big-endian.
 * Its key says nothing about the dice. Immutable, for any thread.
 */
public final class Salts implements SaltSource {
  private final byte[] key;
  private final Mac keyed;

  private Salts(byte[] key) {
    this.key = key;
    this.keyed = Keys.hmac(key);
  }

  /** The salts under a key that was handed over. */
  public static Salts under(byte[] key) {
    if (key.length != BYTES) {
      throw new IllegalArgumentException("a salt key is 32 bytes, not " + key.length);
    }
    return new Salts(key.clone());
  }

  /** The key, for one who must show lines but not foresee dice. */
  public byte[] key() {
    return key.clone();
  }

  @Override
  public byte[] salt(long seq, int index) {
    byte[] place =
        ByteBuffer.allocate(Long.BYTES + Integer.BYTES).putLong(seq).putInt(index).array();
    return Keys.copy(keyed).doFinal(place);
  }

  /** Tells nothing. */
  @Override
  public String toString() {
    return "secret salts";
  }
}

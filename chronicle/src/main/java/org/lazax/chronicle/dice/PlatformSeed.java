package org.lazax.chronicle.dice;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.commit.Hash;
import org.lazax.chronicle.commit.Hex;

/**
 * The platform's part of one game's seed: 32 secret bytes. Its commitment is in the genesis, before
 * any player adds entropy. The seed itself is revealed when the game has ended.
 */
public final class PlatformSeed {
  public static final int BYTES = 32;

  private final byte[] seed;

  private PlatformSeed(byte[] seed) {
    this.seed = seed;
  }

  /** A seed of 32 bytes from a cryptographic random source. */
  public static PlatformSeed of(byte[] bytes) {
    if (bytes.length != BYTES) {
      throw new IllegalArgumentException("a seed is 32 bytes, not " + bytes.length);
    }
    return new PlatformSeed(bytes.clone());
  }

  /** A seed as {@link #reveal()} prints it: 64 lower-case hexadecimal digits. */
  public static PlatformSeed revealed(String hex) {
    return new PlatformSeed(Hex.bytes(hex, BYTES));
  }

  /** SHA-256 of the seed. */
  public Hash commitment() {
    return Hash.sha256(seed);
  }

  /**
   * The salts of the game. They do not depend on the players' entropy, because the genesis needs
   * them already.
   */
  public Salts salts() {
    return Salts.under(Keys.derive(seed, new byte[0], "lazax salts v1"));
  }

  /**
   * The seed of the game's random numbers, from this seed and the players' entropy.
   *
   * @param entropy of each seat, as it was at the parent of the commit that draws
   */
  public GameSeed freeze(Map<Seat, String> entropy) {
    return new GameSeed(Keys.derive(seed, canonical(entropy), "lazax dice v1"));
  }

  /** The seed in public form: 64 lower-case hexadecimal digits. */
  public String reveal() {
    return Hex.of(seed);
  }

  byte[] bytes() {
    return seed.clone();
  }

  /** In seat order: the seat's number in one byte, the text's length in four, the text in UTF-8. */
  private static byte[] canonical(Map<Seat, String> entropy) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    new TreeMap<>(entropy)
        .forEach((seat, text) -> {
          byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
          all.write(seat.number());
          all.writeBytes(ByteBuffer.allocate(Integer.BYTES).putInt(bytes.length).array());
          all.writeBytes(bytes);
        });
    return all.toByteArray();
  }

  /** Does not show the seed, so that it never gets into a log line. */
  @Override
  public String toString() {
    return "a secret seed";
  }
}

package org.lazax.chronicle.dice;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.Arrays;
import java.util.Base64;
import javax.crypto.AEADBadTagException;
import javax.crypto.Cipher;
import javax.crypto.SecretKey;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.lazax.chronicle.commit.GameId;

/**
 * Encrypts the platform seed of a game for the services: AES-256-GCM under the platform's master
 * key, with the game's id as additional data, so that a sealed seed is valid for its game only. A
 * sealed seed is the Base64 of nonce, encrypted seed and tag.
 */
public final class SeedVault {
  public static final int NONCE_BYTES = 12;

  private static final int KEY_BYTES = 32;
  private static final int TAG_BITS = 128;

  private final SecretKey masterKey;

  /**
   * @param masterKey 32 bytes
   */
  public SeedVault(byte[] masterKey) {
    if (masterKey.length != KEY_BYTES) {
      throw new IllegalArgumentException("a master key is 32 bytes, not " + masterKey.length);
    }
    this.masterKey = new SecretKeySpec(masterKey, "AES");
  }

  /**
   * Encrypts a platform seed.
   *
   * @param nonce 12 bytes that were never used with this master key, such as random ones
   */
  public String seal(GameId game, PlatformSeed seed, byte[] nonce) {
    if (nonce.length != NONCE_BYTES) {
      throw new IllegalArgumentException("a nonce is 12 bytes, not " + nonce.length);
    }
    try {
      byte[] encrypted = cipher(Cipher.ENCRYPT_MODE, game, nonce).doFinal(seed.bytes());
      byte[] sealed = Arrays.copyOf(nonce, NONCE_BYTES + encrypted.length);
      System.arraycopy(encrypted, 0, sealed, NONCE_BYTES, encrypted.length);
      return Base64.getEncoder().encodeToString(sealed);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("this Java has no AES-GCM", e);
    }
  }

  /**
   * Decrypts a sealed seed. Refuses, with an {@link IllegalArgumentException}, a text that was not
   * sealed with this master key for this game.
   */
  public PlatformSeed open(GameId game, String sealed) {
    byte[] bytes = Base64.getDecoder().decode(sealed);
    if (bytes.length != NONCE_BYTES + PlatformSeed.BYTES + TAG_BITS / Byte.SIZE) {
      throw new IllegalArgumentException("not a sealed seed");
    }
    byte[] nonce = Arrays.copyOf(bytes, NONCE_BYTES);
    try {
      Cipher cipher = cipher(Cipher.DECRYPT_MODE, game, nonce);
      return PlatformSeed.of(cipher.doFinal(bytes, NONCE_BYTES, bytes.length - NONCE_BYTES));
    } catch (AEADBadTagException e) {
      throw new IllegalArgumentException("sealed under another key or for another game", e);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("this Java has no AES-GCM", e);
    }
  }

  private Cipher cipher(int mode, GameId game, byte[] nonce) throws GeneralSecurityException {
    Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
    cipher.init(mode, masterKey, new GCMParameterSpec(TAG_BITS, nonce));
    cipher.updateAAD(game.value().getBytes(StandardCharsets.US_ASCII));
    return cipher;
  }
}

package org.lazax.chronicle.dice;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import javax.crypto.KDF;
import javax.crypto.Mac;
import javax.crypto.SecretKey;
import javax.crypto.spec.HKDFParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/**
 * The two cryptographic primitives of this package: HKDF-SHA256 (RFC 5869) and HMAC-SHA256 (RFC
 * 2104).
 */
final class Keys {
  private static final String HMAC = "HmacSHA256";
  private static final int BYTES = 32;

  private Keys() {}

  /** 32 bytes of HKDF-SHA256 output. */
  static byte[] derive(byte[] secret, byte[] salt, String info) {
    try {
      HKDFParameterSpec parameters =
          HKDFParameterSpec.ofExtract()
              .addIKM(secret)
              .addSalt(salt)
              .thenExpand(info.getBytes(StandardCharsets.US_ASCII), BYTES);
      SecretKey key = KDF.getInstance("HKDF-SHA256").deriveKey(HMAC, parameters);
      return key.getEncoded();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("this Java has no HKDF-SHA256", e);
    }
  }

  /** An HMAC-SHA256 with this key, to be copied for each use. */
  static Mac hmac(byte[] key) {
    try {
      Mac mac = Mac.getInstance(HMAC);
      mac.init(new SecretKeySpec(key, HMAC));
      return mac;
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java platform has HMAC-SHA256", e);
    }
  }

  /** A new HMAC with the same key. Copying is faster than setting up the key again. */
  static Mac copy(Mac mac) {
    try {
      return (Mac) mac.clone();
    } catch (CloneNotSupportedException e) {
      throw new IllegalStateException("an HMAC can be copied", e);
    }
  }
}

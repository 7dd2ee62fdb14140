package org.lazax.chronicle.dice;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import javax.crypto.KDF;
import javax.crypto.Mac;
import javax.crypto.SecretKey;
import javax.crypto.spec.HKDFParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/** The two primitives all is made of, both of RFC 5869: HKDF-SHA256 and HMAC-SHA256. */
final class Keys {
  private static final String HMAC = "HmacSHA256";
  private static final int BYTES = 32;

  private Keys() {}

  /** 32 bytes of HKDF-SHA256. */
  static byte[] derive(byte[] secret, byte[] salt, String info) {
    try {
      HKDFParameterSpec how =
          HKDFParameterSpec.ofExtract()
              .addIKM(secret)
              .addSalt(salt)
              .thenExpand(info.getBytes(StandardCharsets.US_ASCII), BYTES);
      SecretKey key = KDF.getInstance("HKDF-SHA256").deriveKey(HMAC, how);
      return key.getEncoded();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("this Java has no HKDF-SHA256", e);
    }
  }

  /** HMAC-SHA256 under this key, ready to be copied. */
  static Mac hmac(byte[] key) {
    try {
      Mac mac = Mac.getInstance(HMAC);
      mac.init(new SecretKeySpec(key, HMAC));
      return mac;
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java platform has HMAC-SHA256", e);
    }
  }

  /** A fresh one under the same key, without setting the key up again. */
  static Mac copy(Mac mac) {
    try {
      return (Mac) mac.clone();
    } catch (CloneNotSupportedException e) {
      throw new IllegalStateException("an HMAC can be copied", e);
    }
  }
}

package org.lazax.chronicle.verify;

import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PublicKey;
import java.security.Signature;
import java.security.spec.X509EncodedKeySpec;
import java.util.HexFormat;
import org.lazax.chronicle.export.ExportedLog.Head;
import org.lazax.chronicle.export.InvalidExportException;

/** Checks the end of an export: its signature, and the hash of all bytes before it. */
final class HeadCheck {
  private HeadCheck() {}

  static void check(Head head) {
    if (!isSigned(head)) {
      throw new InvalidExportException(head.number(), "the signature does not fit the head line");
    }
    if (!head.sha256().equals(head.computedSha256())) {
      throw new InvalidExportException(
          head.number(), "its sha256 is not that of the lines before it");
    }
  }

  private static boolean isSigned(Head head) {
    try {
      byte[] encoded = HexFormat.of().parseHex(head.key());
      PublicKey key =
          KeyFactory.getInstance("Ed25519").generatePublic(new X509EncodedKeySpec(encoded));
      Signature signature = Signature.getInstance("Ed25519");
      signature.initVerify(key);
      signature.update(head.signed().bytes());
      return signature.verify(HexFormat.of().parseHex(head.signature()));
    } catch (GeneralSecurityException e) {
      // The key or the signature is malformed.
      return false;
    }
  }
}

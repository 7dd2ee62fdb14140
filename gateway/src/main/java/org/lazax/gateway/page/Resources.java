package org.lazax.gateway.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Objects;

/** Files of the page, as they lie on the class path. */
final class Resources {
  private Resources() {}

  static String text(String name) {
    try (InputStream file = Resources.class.getResourceAsStream(name)) {
      return new String(Objects.requireNonNull(file, name).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The SHA-256 of a text. */
  static byte[] digest(String text) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  /** Lets this script or style run, in a {@code Content-Security-Policy}. */
  static String source(String text) {
    return "'sha256-" + Base64.getEncoder().encodeToString(digest(text)) + "'";
  }
}

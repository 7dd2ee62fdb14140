package org.lazax.gateway.account;

import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Optional;
import java.util.regex.Pattern;
import org.lazax.chronicle.commit.Hash;

/**
 * The secret of a token or an invitation: 256 random bits, shown once. Only its SHA-256 is stored.
 * A random secret of this length needs no slow hash.
 */
public record Secret(String text) {
  private static final int BYTES = 32;
  private static final String PREFIX = "lzx_";
  private static final Pattern SHAPE = Pattern.compile(PREFIX + "[A-Za-z0-9_-]{43}");
  private static final SecureRandom RANDOM = new SecureRandom();

  public static Secret random() {
    byte[] bytes = new byte[BYTES];
    RANDOM.nextBytes(bytes);
    return new Secret(PREFIX + Base64.getUrlEncoder().withoutPadding().encodeToString(bytes));
  }

  /** The secret in this text; empty if the text has not the form of a secret. */
  public static Optional<Secret> parse(String text) {
    return SHAPE.matcher(text).matches() ? Optional.of(new Secret(text)) : Optional.empty();
  }

  /** Its SHA-256 in hexadecimal, which is stored. */
  public String hash() {
    return Hash.sha256(text.getBytes(StandardCharsets.US_ASCII)).toString();
  }

  /** Does not show the secret. */
  @Override
  public String toString() {
    return "a secret";
  }
}

package org.lazax.gateway.account;

import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Optional;
import java.util.regex.Pattern;
import org.lazax.chronicle.commit.Hash;

/**
 * What a token or an invitation is made of: 256 random bits, told once. Only its SHA-256 is kept;
 * being random, it needs no slow hash.
 */
public record Secret(String text) {
  private static final int BYTES = 32;
  private static final String PREFIX = "lzx_";
  private static final Pattern SHAPE = Pattern.compile(PREFIX + "[A-Za-z0-9_-]{43}");
  private static final SecureRandom RANDOM = new SecureRandom();

  public static Secret drawn() {
    byte[] bytes = new byte[BYTES];
    RANDOM.nextBytes(bytes);
    return new Secret(PREFIX + Base64.getUrlEncoder().withoutPadding().encodeToString(bytes));
  }

  /** Empty for what cannot be one, so that it is never looked up. */
  public static Optional<Secret> parse(String text) {
    return SHAPE.matcher(text).matches() ? Optional.of(new Secret(text)) : Optional.empty();
  }

  /** What is kept of it, in hexadecimal. */
  public String hash() {
    return Hash.sha256(text.getBytes(StandardCharsets.US_ASCII)).toString();
  }

  /** Tells nothing. */
  @Override
  public String toString() {
    return "a secret";
  }
}

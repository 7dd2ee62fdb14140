package org.lazax.gateway.trace;

import java.security.SecureRandom;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.lazax.chronicle.commit.Hex;

/**
 * The trace of a request through all services, by W3C Trace Context, level 1.
 *
 * @param id 32 hexadecimal digits
 * @param parent the {@code traceparent} to send to the services
 */
public record Trace(String id, String parent) {
  private static final Pattern PARENT =
      Pattern.compile("00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})");
  private static final int ID_BYTES = 16;
  private static final int SPAN_BYTES = 8;
  private static final SecureRandom RANDOM = new SecureRandom();

  /** Continues the caller's trace, or begins one if the header is absent or malformed. */
  public static Trace of(Optional<String> traceparent) {
    return traceparent
        .map(PARENT::matcher)
        .filter(Matcher::matches)
        .map(matcher -> span(matcher.group(1), matcher.group(2)))
        .orElseGet(() -> span(random(ID_BYTES), "00"));
  }

  private static Trace span(String id, String flags) {
    return new Trace(id, "00-" + id + "-" + random(SPAN_BYTES) + "-" + flags);
  }

  private static String random(int count) {
    byte[] bytes = new byte[count];
    RANDOM.nextBytes(bytes);
    return Hex.of(bytes);
  }
}

package org.lazax.gateway.game;

import io.vertx.core.http.HttpServerRequest;
import jakarta.ws.rs.core.HttpHeaders;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Pattern;
import org.jboss.resteasy.reactive.RestHeader;
import org.jboss.resteasy.reactive.RestQuery;
import org.jspecify.annotations.Nullable;
import org.lazax.chronicle.Seat;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.problem.ProblemType;

/** The parameters and headers of requests about a game. */
public class RequestParameters {
  /** The header with the secret of an invitation. */
  public static final String INVITATION = "Lazax-Invitation";

  private static final String KEY_HEADER = "Idempotency-Key";
  private static final Pattern KEY = Pattern.compile("[\\x21-\\x7e]{1,200}");
  private static final Pattern COMMIT = Pattern.compile("[0-9]{1,18}");
  private static final Pattern ETAG = Pattern.compile("\"?([0-9]{1,18})\"?");

  @RestQuery("seat")
  Optional<String> seat = Optional.empty();

  @RestHeader(INVITATION)
  Optional<String> invitation = Optional.empty();

  @RestHeader(KEY_HEADER)
  Optional<String> key = Optional.empty();

  @RestHeader("If-Match")
  Optional<String> ifMatch = Optional.empty();

  /** The same of a request that has no resource. */
  static RequestParameters of(HttpServerRequest request) {
    RequestParameters asked = new RequestParameters();
    asked.seat = value(request.getParam("seat"));
    asked.invitation = value(request.getHeader(INVITATION));
    asked.key = value(request.getHeader(KEY_HEADER));
    asked.ifMatch = value(request.getHeader(HttpHeaders.IF_MATCH));
    return asked;
  }

  /** An empty value counts as none. */
  private static Optional<String> value(@Nullable String given) {
    return Optional.ofNullable(given).filter(text -> !text.isEmpty());
  }

  /** The seat that the request names. */
  public Optional<Seat> seat() {
    return seat.map(RequestParameters::seat);
  }

  /** The secret of an invitation, for a private game. */
  public Optional<String> invitation() {
    return invitation;
  }

  /** The Idempotency-Key. Refuses a request without one. */
  public String key() {
    return key.map(RequestParameters::key)
        .orElseThrow(() ->
            ProblemException.of(
                ProblemType.IDEMPOTENCY_KEY_MISSING,
                "send an Idempotency-Key, and the same one when you try again"));
  }

  /** The Idempotency-Key, or a random one if the request has none. */
  String keyOrNew() {
    return key.map(RequestParameters::key).orElseGet(() -> UUID.randomUUID().toString());
  }

  /** The number of the commit that must be the head; empty if any head will do. */
  public Optional<Long> ifMatch() {
    return ifMatch.filter(given -> !given.equals("*")).map(RequestParameters::seq);
  }

  public static Seat seat(String name) {
    try {
      return Seat.of(name);
    } catch (IllegalArgumentException e) {
      throw ProblemException.of(ProblemType.MALFORMED_REQUEST, "a seat must be p1 to p8");
    }
  }

  /** The number of a commit, from the parameter {@code atLeast}. */
  public static long atLeast(String given) {
    if (!COMMIT.matcher(given).matches()) {
      throw ProblemException.of(
          ProblemType.MALFORMED_REQUEST, "atLeast must be the number of a commit, such as 118");
    }
    return Long.parseLong(given);
  }

  private static String key(String given) {
    if (!KEY.matcher(given).matches()) {
      throw ProblemException.of(
          ProblemType.MALFORMED_REQUEST,
          "an Idempotency-Key must be 1 to 200 visible ASCII characters");
    }
    return given;
  }

  private static long seq(String given) {
    var matcher = ETAG.matcher(given);
    if (!matcher.matches()) {
      throw ProblemException.of(
          ProblemType.MALFORMED_REQUEST,
          "If-Match must be the number of a commit, such as \"118\"");
    }
    return Long.parseLong(matcher.group(1));
  }
}

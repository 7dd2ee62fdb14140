package org.lazax.gateway.problem;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * The problems that the gateway itself finds. Services add theirs: the type of a refusal. Each is
 * listed in {@code docs/problems.md}.
 */
public enum ProblemType {
  MALFORMED_REQUEST(400, "The request cannot be read"),
  IDEMPOTENCY_KEY_MISSING(400, "A command needs an Idempotency-Key"),
  NO_VALID_TOKEN(401, "A valid token is needed"),
  SCOPE_MISSING(403, "The token does not allow this"),
  NOT_YOUR_SEAT(403, "This seat is somebody else's"),
  NOT_YOUR_GAME(403, "Only the organiser may do this"),
  ACCOUNTS_CLOSED(403, "New accounts are not opened here"),
  UNKNOWN_RESOURCE(404, "There is nothing here"),
  UNKNOWN_GAME(404, "There is no such game for you"),
  UNKNOWN_COMMAND(404, "There is no such command of yours"),
  METHOD_NOT_ALLOWED(405, "This resource does not do that"),
  NOT_ACCEPTABLE(406, "It is not to be had in that form"),
  STALE(412, "The game has moved on"),
  TOO_LARGE(413, "The request is too large"),
  UNSUPPORTED_MEDIA_TYPE(415, "The request is not in a known form"),
  IDEMPOTENCY_KEY_REUSED(422, "This key was used for another command"),
  UNKNOWN_COMMIT(422, "The game has not got there yet"),
  UNKNOWN_COMMAND_TYPE(422, "No service has such a command"),
  TOO_MANY_REFUSALS(429, "Too many refused commands"),
  QUEUE_FULL(429, "Too many commands are waiting in this game"),
  INTERNAL_ERROR(500, "Something went wrong here"),
  UNAVAILABLE(503, "Not just now"),
  GAME_STOPPED(503, "The game has stopped and waits for people");

  private final int status;
  private final String title;

  ProblemType(int status, String title) {
    this.status = status;
    this.title = title;
  }

  public int status() {
    return status;
  }

  public String title() {
    return title;
  }

  /** The kind with this name; empty for one of a service's own. */
  static Optional<ProblemType> named(String slug) {
    return Arrays.stream(values()).filter(kind -> kind.slug().equals(slug)).findFirst();
  }

  /** Its name in the type's URI. */
  public String slug() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}

package org.lazax.gateway.problem;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * The problem types of the gateway. Services have further ones: the types of their refusals. All
 * are listed in {@code docs/problems.md}.
 */
public enum ProblemType {
  MALFORMED_REQUEST(400, "The request cannot be read"),
  IDEMPOTENCY_KEY_MISSING(400, "A command needs an Idempotency-Key"),
  NO_VALID_TOKEN(401, "A valid token is needed"),
  SCOPE_MISSING(403, "The token does not allow this"),
  TOKEN_OUTLIVES_MAKER(403, "A token expires no later than the one that it is made with"),
  NOT_YOUR_SEAT(403, "You do not hold this seat"),
  NOT_YOUR_TOURNAMENT(403, "Only certain people of the tournament may do this"),
  NOT_YOUR_GAME(403, "Only the organiser may do this"),
  NOT_AN_OPERATOR(403, "Only an operator of the platform may do this"),
  PLAYS_IN_IT(403, "Who plays in a game may not do this"),
  ACCOUNTS_CLOSED(403, "Accounts are not open to everybody"),
  UNKNOWN_RESOURCE(404, "There is nothing at this address"),
  UNKNOWN_TOURNAMENT(404, "There is no such tournament"),
  UNKNOWN_GAME(404, "The game does not exist or you may not read it"),
  UNKNOWN_COMMAND(404, "You gave no such command"),
  METHOD_NOT_ALLOWED(405, "The method is not supported here"),
  NOT_ACCEPTABLE(406, "The media type is not available"),
  TOURNAMENT_NOT_OVER(409, "The tournament is not over"),
  STALE(412, "The game has moved on"),
  TOO_LARGE(413, "The request is too large"),
  UNSUPPORTED_MEDIA_TYPE(415, "The media type of the request is not supported"),
  IDEMPOTENCY_KEY_REUSED(422, "This key was used for another command"),
  FAULTY_ENTRANTS(422, "The list of entrants has faulty lines"),
  UNKNOWN_ACCOUNT(422, "There is no such account"),
  UNKNOWN_COMMIT(422, "The game does not have this commit yet"),
  UNKNOWN_COMMAND_TYPE(422, "No service takes commands of this type"),
  TOO_MANY_REFUSALS(429, "Too many refused commands"),
  TOO_MANY_FRAMES(429, "Too many games are read at once"),
  TOO_MANY_STREAMS(429, "Too many streams are followed at once"),
  QUEUE_FULL(429, "Too many commands are waiting in this game"),
  INTERNAL_ERROR(500, "Internal error"),
  UNAVAILABLE(503, "Temporarily unavailable"),
  GAME_STOPPED(503, "The game has stopped because of an error");

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

  /** The type with this slug; empty for a type of a service. */
  static Optional<ProblemType> named(String slug) {
    return Arrays.stream(values()).filter(kind -> kind.slug().equals(slug)).findFirst();
  }

  /** The slug of this type, the last part of its URI. */
  public String slug() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}

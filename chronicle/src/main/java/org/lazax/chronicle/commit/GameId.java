package org.lazax.chronicle.commit;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** A game: 1 to 64 lower-case letters, digits and hyphens; the key of all its records. */
public record GameId(@JsonValue String value) {
  private static final int DERIVED_LENGTH = 32;

  @JsonCreator
  public GameId {
    IdFormat.checked(value, "a game id");
  }

  /** The game that this account creates under this key: a retried creation is the same game. */
  public static GameId created(String account, String idempotencyKey) {
    String hash = IdFormat.derived("game", account, idempotencyKey).toString();
    return new GameId(hash.substring(0, DERIVED_LENGTH));
  }

  @Override
  public String toString() {
    return value;
  }
}

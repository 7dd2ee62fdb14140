package org.lazax.chronicle.commit;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/**
 * The id of a game: 1 to 64 lower-case letters, digits and hyphens. It is the key of all records of
 * the game.
 */
public record GameId(@JsonValue String value) {
  private static final int DERIVED_LENGTH = 32;

  @JsonCreator
  public GameId {
    IdFormat.checked(value, "a game id");
  }

  /**
   * The id of the game that this account creates under this Idempotency-Key. A repeated request
   * gives the same game.
   */
  public static GameId created(String account, String idempotencyKey) {
    String hash = IdFormat.derived("game", account, idempotencyKey).toString();
    return new GameId(hash.substring(0, DERIVED_LENGTH));
  }

  /** The same for a tournament. No game has this id. */
  public static GameId createdTournament(String account, String idempotencyKey) {
    String hash = IdFormat.derived("tournament", account, idempotencyKey).toString();
    return new GameId(hash.substring(0, DERIVED_LENGTH));
  }

  /** The id of the game at a table of a tournament. No account can create another one with it. */
  public static GameId atTable(GameId tournament, String table) {
    String hash = IdFormat.derived("table", tournament.value(), table).toString();
    return new GameId(hash.substring(0, DERIVED_LENGTH));
  }

  @Override
  public String toString() {
    return value;
  }
}

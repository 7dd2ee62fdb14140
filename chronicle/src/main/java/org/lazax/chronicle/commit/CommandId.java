package org.lazax.chronicle.commit;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/**
 * The id of a command. A command that is delivered several times has one id and gets one answer.
 */
public record CommandId(@JsonValue Hash hash) {

  @JsonCreator
  public static CommandId of(String hex) {
    return new CommandId(Hash.of(hex));
  }

  /** The id of the command that this account gives in this game under this Idempotency-Key. */
  public static CommandId given(String account, GameId game, String idempotencyKey) {
    return new CommandId(IdFormat.derived("command", account, game.value(), idempotencyKey));
  }

  /**
   * The id of a command that a service gives itself when a time is reached, such as a default
   * answer at a deadline. Equal reasons give the same id in every instance.
   */
  public static CommandId due(GameId game, String... reasons) {
    String[] parts = new String[reasons.length + 2];
    parts[0] = "due";
    parts[1] = game.value();
    System.arraycopy(reasons, 0, parts, 2, reasons.length);
    return new CommandId(IdFormat.derived(parts));
  }

  @Override
  public String toString() {
    return hash.toString();
  }
}

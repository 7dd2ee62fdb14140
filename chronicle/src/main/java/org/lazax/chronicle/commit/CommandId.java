package org.lazax.chronicle.commit;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** A command, however often it is delivered: it is answered once. */
public record CommandId(@JsonValue Hash hash) {

  @JsonCreator
  public static CommandId of(String hex) {
    return new CommandId(Hash.of(hex));
  }

  /** The command that this account gives in this game under this key. */
  public static CommandId given(String account, GameId game, String idempotencyKey) {
    return new CommandId(IdFormat.derived("command", account, game.value(), idempotencyKey));
  }

  /**
   * The command that time gives, such as silence at a deadline: the same reasons are the same
   * command, whichever instance names them first.
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

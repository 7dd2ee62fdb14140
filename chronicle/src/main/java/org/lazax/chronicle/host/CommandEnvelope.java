package org.lazax.chronicle.host;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.wire.WireTypes;

/**
 * A command as a record of a command topic: one JSON object. The record's key is the game.
 *
 * @param actor the seat that gives the command, as the gateway found out; empty if nobody seated
 *     gives it
 * @param afterSeq number of the commit that the command was made on; 0 for a game that does not
 *     exist yet
 * @param ifMatch the commit that must still be the head, or the command is refused
 * @param type wire name, such as {@code map.move-ships}
 * @param payload the command's own JSON; only the service that takes the command reads it
 */
public record CommandEnvelope(
    CommandId command,
    GameId game,
    Optional<Seat> actor,
    long afterSeq,
    Optional<Long> ifMatch,
    String type,
    JsonNode payload) {
  private static final ObjectMapper JSON = WireTypes.of(List.of()).json();

  public CommandEnvelope {
    // Jackson passes null for a missing property.
    Objects.requireNonNull(command);
    Objects.requireNonNull(game);
    Objects.requireNonNull(type);
    Objects.requireNonNull(payload);
    if (afterSeq < 0) {
      throw new IllegalArgumentException("made on commit " + afterSeq);
    }
  }

  public byte[] bytes() {
    try {
      return JSON.writeValueAsBytes(this);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("an envelope is always writable", e);
    }
  }

  /** The envelope in these bytes; empty if they are none. */
  public static Optional<CommandEnvelope> read(byte[] value) {
    try {
      return Optional.of(JSON.readValue(value, CommandEnvelope.class));
    } catch (IOException | RuntimeException e) {
      return Optional.empty();
    }
  }
}

package org.lazax.chronicle.transport;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.wire.WireTypes;

/**
 * A record of a command topic: copies of a command were turned away, and its client is told that
 * nothing was done. No host carries them out later. A copy that comes after them counts.
 *
 * @param before the offset before which copies were turned away
 */
public record Withdrawal(CommandId command, long before) {
  private static final ObjectMapper JSON = WireTypes.of(List.of()).json();

  public Withdrawal {
    // Jackson passes null for a missing property.
    Objects.requireNonNull(command);
  }

  public byte[] bytes() {
    try {
      return JSON.writeValueAsBytes(this);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a withdrawal is always writable", e);
    }
  }

  /** The withdrawal in these bytes; empty if they are none. */
  public static Optional<Withdrawal> read(byte[] value) {
    try {
      return Optional.of(JSON.readValue(value, Withdrawal.class));
    } catch (IOException | RuntimeException e) {
      return Optional.empty();
    }
  }
}

package org.lazax.chronicle.transport;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.wire.WireTypes;

/** Writes and reads replies: one JSON object each. */
public final class ReplyCodec {
  private static final ObjectMapper JSON = WireTypes.of(List.of()).json();

  private ReplyCodec() {}

  public static byte[] write(Reply reply) {
    try {
      return JSON.writerFor(Reply.class).writeValueAsBytes(reply);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a reply is always writable", e);
    }
  }

  /** The reply in these bytes; empty if they are none. */
  public static Optional<Reply> read(byte[] value) {
    try {
      return Optional.of(JSON.readValue(value, Reply.class));
    } catch (IOException | RuntimeException e) {
      return Optional.empty();
    }
  }
}

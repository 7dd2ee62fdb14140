package org.lazax.chronicle.transport;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.wire.WireTypes;

/** Replies on their way: one JSON object each. */
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

  /** Empty for anything that is no reply. */
  public static Optional<Reply> read(byte[] value) {
    try {
      return Optional.of(JSON.readValue(value, Reply.class));
    } catch (IOException | RuntimeException e) {
      return Optional.empty();
    }
  }
}

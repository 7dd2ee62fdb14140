package org.lazax.chronicle.transport;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.host.Query;
import org.lazax.chronicle.wire.WireTypes;

/** Writes and reads queries: one JSON object, with the kind of query as {@code ask}. */
public final class QueryCodec {
  private static final ObjectMapper JSON =
      WireTypes.of(List.of()).json().copy().addMixIn(Query.class, Named.class);

  private QueryCodec() {}

  public static byte[] write(Query query) {
    try {
      return JSON.writerFor(Query.class).writeValueAsBytes(query);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a query is always writable", e);
    }
  }

  /** The query in these bytes; empty if they are none. */
  public static Optional<Query> read(byte[] value) {
    try {
      return Optional.of(JSON.readValue(value, Query.class));
    } catch (IOException | RuntimeException e) {
      return Optional.empty();
    }
  }

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "ask")
  @JsonSubTypes({
    @JsonSubTypes.Type(value = Query.Options.class, name = "options"),
    @JsonSubTypes.Type(value = Query.DryRun.class, name = "dry-run"),
    @JsonSubTypes.Type(value = Query.Status.class, name = "status"),
    @JsonSubTypes.Type(value = Query.StartAgain.class, name = "start-again"),
    @JsonSubTypes.Type(value = Query.State.class, name = "state")
  })
  private interface Named {}
}

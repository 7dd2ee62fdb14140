package org.lazax.chronicle.transport;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.host.Question;
import org.lazax.chronicle.wire.WireTypes;

/** Questions on their way: one JSON object, with what is asked as {@code ask}. */
public final class Questions {
  private static final ObjectMapper JSON =
      WireTypes.of(List.of()).json().copy().addMixIn(Question.class, Named.class);

  private Questions() {}

  public static byte[] write(Question question) {
    try {
      return JSON.writerFor(Question.class).writeValueAsBytes(question);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a question is always writable", e);
    }
  }

  /** Empty for anything that is no question. */
  public static Optional<Question> read(byte[] value) {
    try {
      return Optional.of(JSON.readValue(value, Question.class));
    } catch (IOException | RuntimeException e) {
      return Optional.empty();
    }
  }

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "ask")
  @JsonSubTypes({
    @JsonSubTypes.Type(value = Question.Options.class, name = "options"),
    @JsonSubTypes.Type(value = Question.DryRun.class, name = "dry-run"),
    @JsonSubTypes.Type(value = Question.State.class, name = "state")
  })
  private interface Named {}
}

package org.lazax.kafka;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.header.internals.RecordHeader;

/** Kafka headers: CloudEvents in binary mode. */
public final class Headers {
  /** Tells a question from a command in a command topic. */
  public static final String QUESTION = "lazax.question.v1";

  public static final String COMMAND = "lazax.command.v1";
  static final String ID = "ce_id";
  static final String TRACE = "traceparent";
  private static final String TYPE = "ce_type";

  private Headers() {}

  /** CloudEvents 1.0 attributes; {@code id} makes the record known when it comes twice. */
  public static List<Header> cloudEvent(String id, String source, String type) {
    return List.of(
        header("ce_specversion", "1.0"),
        header(ID, id),
        header("ce_source", source),
        header(TYPE, type));
  }

  /** The same, going on with a trace. */
  static List<Header> traced(List<Header> headers, String parent) {
    return Stream.concat(headers.stream(), Stream.of(header(TRACE, parent))).toList();
  }

  public static Optional<String> type(org.apache.kafka.common.header.Headers headers) {
    return text(headers, TYPE);
  }

  static Optional<String> text(org.apache.kafka.common.header.Headers headers, String name) {
    return Optional.ofNullable(headers.lastHeader(name))
        .map(header -> new String(header.value(), StandardCharsets.UTF_8));
  }

  private static Header header(String name, String value) {
    return new RecordHeader(name, value.getBytes(StandardCharsets.UTF_8));
  }
}

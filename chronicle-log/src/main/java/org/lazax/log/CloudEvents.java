package org.lazax.log;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.header.internals.RecordHeader;

/** The headers of the platform's records: CloudEvents 1.0 in binary mode, and W3C traces. */
public final class CloudEvents {
  public static final String COMMAND = "lazax.command.v1";

  /** The type of a query; it distinguishes queries from commands in a command topic. */
  public static final String QUERY = "lazax.question.v1";

  /** The type of a record of a command topic that tells which commands were turned away. */
  public static final String WITHDRAWAL = "lazax.withdrawal.v1";

  private static final String ID = "ce_id";
  private static final String TYPE = "ce_type";
  private static final String TRACE = "traceparent";

  private CloudEvents() {}

  /**
   * The headers that every record has.
   *
   * @param id the same if the record is sent twice
   */
  public static List<Header> headers(String id, String source, String type) {
    return List.of(
        header("ce_specversion", "1.0"),
        header(ID, id),
        header("ce_source", source),
        header(TYPE, type));
  }

  /** These headers with a {@code traceparent}. */
  public static List<Header> withTrace(List<Header> headers, String parent) {
    return Stream.concat(headers.stream(), Stream.of(header(TRACE, parent))).toList();
  }

  public static Optional<String> id(Headers headers) {
    return text(headers, ID);
  }

  public static Optional<String> type(Headers headers) {
    return text(headers, TYPE);
  }

  /** The {@code traceparent} of a record. */
  public static Optional<String> trace(Headers headers) {
    return text(headers, TRACE);
  }

  private static Optional<String> text(Headers headers, String name) {
    return Optional.ofNullable(headers.lastHeader(name))
        .map(header -> new String(header.value(), StandardCharsets.UTF_8));
  }

  private static Header header(String name, String value) {
    return new RecordHeader(name, value.getBytes(StandardCharsets.UTF_8));
  }
}

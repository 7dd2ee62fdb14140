package org.lazax.chronicle.commit;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.util.List;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.wire.WireTypes;

/** Strict JSON: only UTF-8, no duplicate keys, nothing after the value. */
final class Json {
  private static final ObjectMapper MAPPER = WireTypes.of(List.of()).json();
  private static final DateTimeFormatter MILLIS =
      new DateTimeFormatterBuilder().appendInstant(3).toFormatter();

  private Json() {}

  static ObjectNode object() {
    return JsonNodeFactory.instance.objectNode();
  }

  static JsonNode tree(Object value) {
    return MAPPER.valueToTree(value);
  }

  static <V> V value(JsonNode tree, Class<V> type) {
    try {
      return MAPPER.treeToValue(tree, type);
    } catch (JsonProcessingException e) {
      throw new UnreadableException(
          "no " + type.getSimpleName() + ": " + e.getOriginalMessage(), e);
    }
  }

  /** The object as one line with LF at its end. */
  static byte[] line(ObjectNode node) {
    return (node + "\n").getBytes(StandardCharsets.UTF_8);
  }

  /** Reads an event. Plain bytes are parsed as they are, which is faster than their text. */
  static GameEvent event(Line line, ObjectReader reader) throws IOException {
    byte[] bytes = line.bytes();
    return isPlain(bytes) ? reader.readValue(bytes) : reader.readValue(text(line));
  }

  static String text(Line line) {
    byte[] bytes = line.bytes();
    if (isPlain(bytes)) {
      return new String(bytes, StandardCharsets.ISO_8859_1);
    }
    try {
      // Given such bytes, the parser would guess the encoding and also accept UTF-16.
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw new UnreadableException("not UTF-8", e);
    }
  }

  /** Whether it is ASCII without NUL, which no text in UTF-16 is. */
  private static boolean isPlain(byte[] bytes) {
    for (byte b : bytes) {
      if (b <= 0) {
        return false;
      }
    }
    return true;
  }

  static ObjectNode object(Line line) {
    try {
      if (MAPPER.readTree(text(line)) instanceof ObjectNode object) {
        return object;
      }
      throw new UnreadableException("not a JSON object");
    } catch (JsonProcessingException e) {
      throw new UnreadableException("not JSON: " + e.getOriginalMessage(), e);
    }
  }

  static String time(Instant at) {
    return MILLIS.format(at);
  }

  /**
   * Reads a time exactly as {@link #time(Instant)} prints it. Anything else is refused with an
   * {@link IllegalArgumentException} or a {@code DateTimeParseException}.
   */
  static Instant time(String text) {
    Instant at = Instant.parse(text);
    if (!time(at).equals(text)) {
      throw new IllegalArgumentException("not a time in whole milliseconds: " + text);
    }
    return at;
  }
}

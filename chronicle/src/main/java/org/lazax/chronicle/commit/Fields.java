package org.lazax.chronicle.commit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.StreamSupport;

/**
 * Reads the fields of a JSON object. A field that is missing or has another type is refused with an
 * {@link UnreadableException}.
 */
final class Fields {
  private final ObjectNode object;
  private final Set<String> read = new HashSet<>();

  Fields(ObjectNode object) {
    this.object = object;
  }

  Fields(JsonNode node) {
    this(require(node instanceof ObjectNode object ? object : null, "an object"));
  }

  String text(String name) {
    JsonNode node = node(name);
    require(node.isTextual() ? node : null, name + " as text");
    return node.textValue();
  }

  <V> V read(String name, Function<String, V> reader) {
    return reader.apply(text(name));
  }

  <V> Optional<V> readOptional(String name, Function<String, V> reader) {
    return object.has(name) ? Optional.of(read(name, reader)) : Optional.empty();
  }

  long number(String name) {
    JsonNode node = node(name);
    require(node.isIntegralNumber() && node.canConvertToLong() ? node : null, name + " as number");
    return node.longValue();
  }

  List<JsonNode> list(String name) {
    JsonNode node = node(name);
    require(node.isArray() ? node : null, name + " as list");
    return StreamSupport.stream(node.spliterator(), false).toList();
  }

  Optional<List<JsonNode>> optionalList(String name) {
    return object.has(name) ? Optional.of(list(name)) : Optional.empty();
  }

  JsonNode node(String name) {
    read.add(name);
    return require(object.get(name), name);
  }

  /** Refuses fields that were not read: a frozen version has no others. */
  void requireNoOthers() {
    object
        .fieldNames()
        .forEachRemaining(name -> {
          if (!read.contains(name)) {
            throw new UnreadableException("an unknown field: " + name);
          }
        });
  }

  private static <V> V require(@org.jspecify.annotations.Nullable V there, String what) {
    if (there == null) {
      throw new UnreadableException("without " + what);
    }
    return there;
  }
}

package org.lazax.contract;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;

/**
 * The properties of commands that may be left out, by the schemas of the contract. One of an object
 * inside a command is named by its path, such as {@code gives.note}.
 *
 * @param schemas the schemas, by name
 */
record OptionalProperties(JsonNode schemas) {
  private static final String REFERENCE = "#/components/schemas/";

  /** Every command has it. Forms have nothing to say about it. */
  private static final String DRY_RUN = "dryRun";

  /** All that this command has. */
  Set<String> of(String command) {
    Set<String> all = new TreeSet<>();
    collect(schemas.path(command), "", new HashSet<>(), all::add);
    return all;
  }

  /** Those that this command uses: they are there, and neither empty nor false. */
  Set<String> used(String type, JsonNode command) {
    Set<String> used = new TreeSet<>();
    collect(schemas.path(type), command, "", used::add);
    return used;
  }

  /** An object inside its own kind is not looked into again. */
  private void collect(JsonNode schema, String at, Set<String> open, Consumer<String> each) {
    String name = schema.path("$ref").asText();
    if (!name.isEmpty() && !open.add(name)) {
      return;
    }
    JsonNode object = resolved(schema);
    for (var property : object.path("properties").properties()) {
      String path = at + property.getKey();
      if (isOptional(object, property.getKey())) {
        each.accept(path);
      }
      collect(property.getValue(), path + ".", open, each);
    }
    elements(object).forEach(element -> collect(element, at, open, each));
    open.remove(name);
  }

  private void collect(JsonNode schema, JsonNode given, String at, Consumer<String> each) {
    JsonNode object = resolved(schema);
    for (var property : object.path("properties").properties()) {
      JsonNode value = given.path(property.getKey());
      String path = at + property.getKey();
      if (isThere(value)) {
        if (isOptional(object, property.getKey())) {
          each.accept(path);
        }
        collect(property.getValue(), value, path + ".", each);
      }
    }
    elements(object).forEach(element -> given.forEach(value -> collect(element, value, at, each)));
  }

  private static boolean isThere(JsonNode value) {
    return value.isContainerNode()
        ? !value.isEmpty()
        : !value.isMissingNode() && !value.isNull() && !(value.isBoolean() && !value.asBoolean());
  }

  private static boolean isOptional(JsonNode schema, String property) {
    for (JsonNode required : schema.path("required")) {
      if (required.asText().equals(property)) {
        return false;
      }
    }
    return !property.equals(DRY_RUN);
  }

  /** The schema of the elements of an array or of the values of a map. */
  private static List<JsonNode> elements(JsonNode schema) {
    List<JsonNode> elements = new ArrayList<>();
    for (String of : List.of("items", "additionalProperties")) {
      if (schema.path(of).isObject()) {
        elements.add(schema.path(of));
      }
    }
    return elements;
  }

  private JsonNode resolved(JsonNode schema) {
    String reference = schema.path("$ref").asText();
    return reference.startsWith(REFERENCE)
        ? schemas.path(reference.substring(REFERENCE.length()))
        : schema;
  }
}

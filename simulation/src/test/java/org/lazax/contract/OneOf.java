package org.lazax.contract;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Collection;
import java.util.function.UnaryOperator;

/**
 * A schema that is one of several, told apart by a property.
 *
 * @param property the property
 * @param description what it tells
 */
record OneOf(ObjectMapper json, String property, String description) {
  private static final String SCHEMAS = "#/components/schemas/";

  /** The schema of one kind: these fields and the property. */
  ObjectNode of(String kind, JsonNode fields) {
    ObjectNode typed = json.createObjectNode().put("type", "object");
    typed.set("description", fields.get("description"));
    ObjectNode properties = typed.putObject("properties");
    properties
        .putObject(property)
        .put("type", "string")
        .put("const", kind)
        .put("description", description);
    fields.path("properties").properties().forEach(p -> properties.set(p.getKey(), p.getValue()));
    ArrayNode required = typed.putArray("required").add(property);
    fields.path("required").forEach(required::add);
    return typed.put("additionalProperties", false);
  }

  /**
   * The schema that is one of these kinds.
   *
   * @param named the name of the schema of a kind
   */
  ObjectNode all(String text, Collection<String> kinds, UnaryOperator<String> named) {
    ObjectNode one = json.createObjectNode().put("type", "object").put("description", text);
    one.putArray("required").add(property);
    ArrayNode each = one.putArray("oneOf");
    ObjectNode mapping =
        one.putObject("discriminator").put("propertyName", property).putObject("mapping");
    for (String kind : kinds) {
      String reference = SCHEMAS + named.apply(kind);
      each.addObject().put("$ref", reference);
      mapping.put(kind, reference);
    }
    return one;
  }
}

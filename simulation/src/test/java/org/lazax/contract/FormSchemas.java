package org.lazax.contract;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.github.victools.jsonschema.generator.SchemaBuilder;
import com.github.victools.jsonschema.generator.SchemaGenerator;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.Form;
import org.lazax.simulation.rules.Services;

/**
 * The schemas of forms for the API's contract, made from the records that the services write. The
 * schema {@code Field} is one of a kind each, told apart by {@code kind}.
 */
final class FormSchemas {
  private static final String SCHEMAS = "components/schemas";

  private final ObjectMapper json = Services.wire().json();
  private final SchemaBuilder schemas =
      new SchemaGenerator(WireSchemas.config(json)).buildMultipleSchemaDefinitions();
  private final Map<String, Class<?>> kinds = new TreeMap<>();

  private FormSchemas() {
    for (JsonSubTypes.Type type : Field.class.getAnnotation(JsonSubTypes.class).value()) {
      kinds.put(type.name(), type.value());
    }
  }

  /** The schemas as a part of an OpenAPI document. */
  static ObjectNode document() {
    return new FormSchemas().all();
  }

  private ObjectNode all() {
    schemas.createSchemaReference(Form.class);
    kinds.values().forEach(schemas::createSchemaReference);
    Map<String, JsonNode> all = new TreeMap<>();
    schemas
        .collectDefinitions(SCHEMAS)
        .properties()
        .forEach(schema -> all.put(schema.getKey(), schema.getValue()));
    for (Map.Entry<String, Class<?>> each : kinds.entrySet()) {
      String kind = each.getKey();
      JsonNode fields = Objects.requireNonNull(all.remove(each.getValue().getSimpleName()), kind);
      all.put(name(kind), ofKind(kind, fields));
    }
    all.put("Field", oneOf());
    ObjectNode document = json.createObjectNode().put("openapi", "3.1.0");
    document.putObject("components").putObject("schemas").setAll(all);
    return document;
  }

  private static String name(String kind) {
    return "field." + kind;
  }

  private ObjectNode ofKind(String kind, JsonNode fields) {
    ObjectNode typed = json.createObjectNode().put("type", "object");
    typed.set("description", fields.get("description"));
    ObjectNode properties = typed.putObject("properties");
    properties
        .putObject("kind")
        .put("type", "string")
        .put("const", kind)
        .put("description", "The kind of the field.");
    fields.path("properties").properties().forEach(p -> properties.set(p.getKey(), p.getValue()));
    ArrayNode required = typed.putArray("required").add("kind");
    fields.path("required").forEach(required::add);
    return typed.put("additionalProperties", false);
  }

  private ObjectNode oneOf() {
    ObjectNode field =
        json.createObjectNode()
            .put("type", "object")
            .put(
                "description",
                "A property of a command that may differ from the sample, as its kind says. "
                    + "docs/options.md has an example of each kind.");
    field.putArray("required").add("kind");
    ArrayNode each = field.putArray("oneOf");
    ObjectNode mapping =
        field.putObject("discriminator").put("propertyName", "kind").putObject("mapping");
    for (String kind : kinds.keySet()) {
      String reference = "#/" + SCHEMAS + "/" + name(kind);
      each.addObject().put("$ref", reference);
      mapping.put(kind, reference);
    }
    return field;
  }
}

package org.lazax.contract;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
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
  private final OneOf kinded = new OneOf(json, "kind", "The kind of the field.");
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
      all.put(name(kind), kinded.of(kind, fields));
    }
    all.put(
        "Field",
        kinded.all(
            Field.class.getAnnotation(JsonClassDescription.class).value(),
            kinds.keySet(),
            FormSchemas::name));
    ObjectNode document = json.createObjectNode().put("openapi", "3.1.0");
    document.putObject("components").putObject("schemas").setAll(all);
    return document;
  }

  private static String name(String kind) {
    return "field." + kind;
  }
}

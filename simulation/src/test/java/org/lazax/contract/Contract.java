package org.lazax.contract;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;

/** Validates JSON against the schemas of an OpenAPI document. */
final class Contract {
  private final ObjectNode document;
  private final SchemaRegistry registry =
      SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
  private final Map<String, Schema> schemas = new ConcurrentHashMap<>();

  /** The schemas of all these parts. */
  Contract(ObjectNode... parts) {
    this.document = parts[0].deepCopy();
    for (ObjectNode part : parts) {
      ((ObjectNode) all()).setAll((ObjectNode) part.path("components").path("schemas"));
    }
  }

  /** The names of all schemas. */
  Set<String> names() {
    Set<String> names = new TreeSet<>();
    all().fieldNames().forEachRemaining(names::add);
    return names;
  }

  JsonNode all() {
    return document.path("components").path("schemas");
  }

  /** The schemas and the properties without a description. */
  List<String> undescribed() {
    List<String> undescribed = new ArrayList<>();
    all()
        .properties()
        .forEach(schema -> {
          if (!schema.getValue().has("description")) {
            undescribed.add(schema.getKey());
          }
          schema
              .getValue()
              .path("properties")
              .properties()
              .forEach(property -> {
                if (!property.getValue().has("description")) {
                  undescribed.add(schema.getKey() + "." + property.getKey());
                }
              });
        });
    return undescribed;
  }

  /** What contradicts the schema of this name. */
  List<Error> errors(String name, JsonNode json) {
    return schemas.computeIfAbsent(name, this::schema).validate(json);
  }

  private Schema schema(String name) {
    if (!all().has(name)) {
      throw new IllegalArgumentException("no schema " + name);
    }
    ObjectNode root = document.objectNode().put("$ref", "#/components/schemas/" + name);
    root.set("components", document.get("components"));
    return registry.getSchema(root);
  }
}

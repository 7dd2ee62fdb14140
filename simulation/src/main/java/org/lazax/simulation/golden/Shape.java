package org.lazax.simulation.golden;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Reduces a JSON tree to the properties that another tree has, in the order of the other tree. */
final class Shape {
  private Shape() {}

  static JsonNode of(JsonNode tree, JsonNode like) {
    if (tree.isObject() && like.isObject()) {
      ObjectNode shaped = JsonNodeFactory.instance.objectNode();
      like.fieldNames()
          .forEachRemaining(name -> {
            if (tree.has(name)) {
              shaped.set(name, of(tree.get(name), like.get(name)));
            }
          });
      return shaped;
    }
    if (tree.isArray() && like.isArray() && tree.size() == like.size()) {
      ArrayNode shaped = JsonNodeFactory.instance.arrayNode();
      for (int i = 0; i < tree.size(); i++) {
        shaped.add(of(tree.get(i), like.get(i)));
      }
      return shaped;
    }
    return tree;
  }
}

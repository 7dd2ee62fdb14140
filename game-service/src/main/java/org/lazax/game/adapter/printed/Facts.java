package org.lazax.game.adapter.printed;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.Map;

/** Collects the values of a component. Those that say nothing are left out at any depth. */
final class Facts {
  private final ObjectMapper json;
  private final Map<String, JsonNode> facts = new LinkedHashMap<>();

  Facts(ObjectMapper json) {
    this.json = json;
  }

  Facts with(String name, Object value) {
    JsonNode told = pruned(json.valueToTree(value));
    if (!saysNothing(told)) {
      facts.put(name, told);
    }
    return this;
  }

  Map<String, JsonNode> all() {
    return facts;
  }

  private static JsonNode pruned(JsonNode value) {
    if (value instanceof ObjectNode object) {
      object.properties().forEach(part -> pruned(part.getValue()));
      object.properties().removeIf(part -> saysNothing(part.getValue()));
    }
    return value;
  }

  private static boolean saysNothing(JsonNode value) {
    return switch (value.getNodeType()) {
      case NULL -> true;
      case BOOLEAN -> !value.booleanValue();
      case NUMBER -> value.doubleValue() == 0;
      case STRING -> value.textValue().isEmpty();
      case ARRAY, OBJECT -> value.isEmpty();
      case BINARY, MISSING, POJO -> false;
    };
  }
}

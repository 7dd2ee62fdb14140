package org.lazax.simulation.bot;

import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The properties of an object of a form. The object can be a record of the rules or JSON.
 *
 * @param byName the properties by name, in their order; nobody changes the map afterwards
 */
record Properties(@JsonValue Map<String, Object> byName) {
  static final Properties NONE = new Properties(Map.of());

  Properties {
    byName = Collections.unmodifiableMap(byName);
  }

  static Properties of(Object value) {
    Map<String, Object> all = new LinkedHashMap<>();
    switch (value) {
      case Properties properties -> {
        return properties;
      }
      case JsonNode json ->
          json.properties().forEach(entry -> all.put(entry.getKey(), entry.getValue()));
      case Map<?, ?> map -> map.forEach((name, each) -> all.put(String.valueOf(name), each));
      case Record properties -> RecordShape.of(properties.getClass()).read(properties, all::put);
      default -> throw new IllegalArgumentException("not an object: " + value);
    }
    return new Properties(all);
  }

  Properties with(String name, Object value) {
    Map<String, Object> all = new LinkedHashMap<>(byName);
    all.put(name, value);
    return new Properties(all);
  }

  Properties and(Properties others) {
    Map<String, Object> all = new LinkedHashMap<>(byName);
    all.putAll(others.byName);
    return new Properties(all);
  }
}

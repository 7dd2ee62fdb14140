package org.lazax.game.adapter.film;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import java.util.function.Function;

/**
 * Things of one kind as JSON, by id. What equals the thing with this id before is the same node,
 * and all of them are if nothing has changed, so that nothing is written or compared again.
 *
 * @param <V> a value that never changes
 */
final class Shown<V> {
  private final Function<V, JsonNode> written;
  private final ObjectMapper json;
  private Map<String, V> things = Map.of();
  private ObjectNode nodes;

  /**
   * Nothing yet.
   *
   * @param written a thing as JSON
   */
  Shown(Function<V, JsonNode> written, ObjectMapper json) {
    this.written = written;
    this.json = json;
    this.nodes = json.createObjectNode();
  }

  /** The nodes of these things. They must not be changed. */
  ObjectNode of(Map<String, V> now) {
    if (!now.equals(things)) {
      ObjectNode changed = json.createObjectNode();
      now.forEach((id, thing) ->
          changed.set(id, thing.equals(things.get(id)) ? nodes.get(id) : written.apply(thing)));
      things = now;
      nodes = changed;
    }
    return nodes;
  }
}

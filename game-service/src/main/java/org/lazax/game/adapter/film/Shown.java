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
  @SuppressWarnings("ReferenceEquality") // the same map has the same things
  ObjectNode of(Map<String, V> now) {
    if (now != things) {
      show(now);
      things = now;
    }
    return nodes;
  }

  private void show(Map<String, V> now) {
    ObjectNode shown = json.createObjectNode();
    boolean alike = now.size() == things.size();
    for (Map.Entry<String, V> each : now.entrySet()) {
      boolean same = each.getValue().equals(things.get(each.getKey()));
      shown.set(each.getKey(), same ? nodes.get(each.getKey()) : written.apply(each.getValue()));
      alike &= same;
    }
    nodes = alike ? nodes : shown;
  }
}

package org.lazax.simulation.film;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Someone who reads frames and has the view after the last of them. */
public final class Watcher {
  private ObjectNode view = JsonNodeFactory.instance.objectNode();

  /** Reads the next frame and returns the view after it. */
  public ObjectNode read(ObjectNode frame) {
    view =
        frame.has("view")
            ? frame.withObject("view").deepCopy()
            : (ObjectNode) patched(view, frame.path("patch"));
    return view;
  }

  /** RFC 7396, section 2. */
  private static JsonNode patched(JsonNode target, JsonNode patch) {
    if (!(patch instanceof ObjectNode changes)) {
      return patch;
    }
    ObjectNode result =
        target instanceof ObjectNode object ? object : JsonNodeFactory.instance.objectNode();
    changes
        .properties()
        .forEach(change -> {
          if (change.getValue().isNull()) {
            result.remove(change.getKey());
          } else {
            result.set(change.getKey(), patched(result.path(change.getKey()), change.getValue()));
          }
        });
    return result;
  }
}

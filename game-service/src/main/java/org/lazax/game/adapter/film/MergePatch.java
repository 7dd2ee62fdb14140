package org.lazax.game.adapter.film;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** JSON merge patches of RFC 7396. The documents have no nulls, because a null removes. */
final class MergePatch {
  private MergePatch() {}

  /** What turns the first document into the second; empty if they are equal. */
  static ObjectNode between(ObjectNode before, ObjectNode after) {
    ObjectNode patch = JsonNodeFactory.instance.objectNode();
    before
        .fieldNames()
        .forEachRemaining(name -> {
          if (!after.has(name)) {
            patch.putNull(name);
          }
        });
    after
        .properties()
        .forEach(field -> add(patch, field.getKey(), before.get(field.getKey()), field.getValue()));
    return patch;
  }

  /** The first document, changed as the patch says. */
  static JsonNode onto(JsonNode before, JsonNode patch) {
    if (!(patch instanceof ObjectNode changes)) {
      return patch;
    }
    ObjectNode after =
        before instanceof ObjectNode object ? object : JsonNodeFactory.instance.objectNode();
    changes
        .properties()
        .forEach(change -> {
          if (change.getValue().isNull()) {
            after.remove(change.getKey());
          } else {
            after.set(change.getKey(), onto(after.path(change.getKey()), change.getValue()));
          }
        });
    return after;
  }

  @SuppressWarnings("ReferenceEquality") // views share the parts that have not changed
  private static void add(ObjectNode patch, String name, JsonNode before, JsonNode after) {
    if (before == after) {
      return;
    }
    if (before instanceof ObjectNode old && after instanceof ObjectNode now) {
      ObjectNode inner = between(old, now);
      if (!inner.isEmpty()) {
        patch.set(name, inner);
      }
    } else if (!after.equals(before)) {
      patch.set(name, after);
    }
  }
}

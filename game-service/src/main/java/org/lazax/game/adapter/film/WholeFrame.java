package org.lazax.game.adapter.film;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/** A frame that has the whole view in place of a patch. */
final class WholeFrame {
  private static final String VIEW = "view";
  private static final String PATCH = "patch";

  private WholeFrame() {}

  /**
   * The last of these frames with the whole view, which is that of an earlier frame and the patches
   * since.
   *
   * @param frames as JSON; the first has the whole view
   */
  static byte[] of(List<byte[]> frames, ObjectMapper json) {
    JsonNode view = json.nullNode();
    ObjectNode frame = json.createObjectNode();
    try {
      for (byte[] line : frames) {
        frame = (ObjectNode) json.readTree(line);
        view = frame.has(VIEW) ? frame.get(VIEW) : MergePatch.onto(view, frame.get(PATCH));
      }
      ObjectNode whole = json.createObjectNode();
      for (var field : frame.properties()) {
        if (field.getKey().equals(PATCH)) {
          whole.set(VIEW, view);
        } else {
          whole.set(field.getKey(), field.getValue());
        }
      }
      return json.writeValueAsBytes(whole);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

package org.lazax.chronicle.host;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.Optional;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.decider.Decider;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.decider.SharedState;

/**
 * Writes positions as JSON snapshots and reads them. A snapshot only saves folding: one of older
 * code that cannot be read is ignored.
 */
public final class SnapshotCodec<S, T extends SharedState<T>> {
  private final ObjectMapper json;
  private final Class<S> own;
  private final Class<T> table;
  private final T empty;

  /** A codec for positions of this decider. */
  public SnapshotCodec(Decider<S, T> decider, Class<S> own, Class<T> table) {
    this.json = decider.wire().json();
    this.own = own;
    this.table = table;
    this.empty = decider.table();
  }

  public byte[] write(Position<S, T> position) {
    ObjectNode node = json.createObjectNode();
    node.set("head", json.valueToTree(position.head()));
    node.set("table", json.valueToTree(position.table()));
    node.set("own", json.valueToTree(position.own()));
    try {
      return json.writeValueAsBytes(node);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a tree is always writable", e);
    }
  }

  public Optional<Position<S, T>> read(byte[] snapshot) {
    try {
      JsonNode node = json.readTree(snapshot);
      return Optional.of(
          new Position<>(
              json.treeToValue(node.path("head"), Stamp.class),
              empty.restored(json.treeToValue(node.path("table"), table)),
              json.treeToValue(node.path("own"), own)));
    } catch (IOException | RuntimeException e) {
      return Optional.empty();
    }
  }
}

package org.lazax.catalog.id;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** The number printed on a tile, with the face if both are used: {@code 18}, {@code 82A}. */
@JsonClassDescription(
    "The number printed on a tile, with the face if both are used, such as 18 or " + "82A.")
public record TileId(@JsonValue String value) implements ComponentId, Comparable<TileId> {
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public TileId {
    ComponentId.check(value);
  }

  @Override
  public int compareTo(TileId other) {
    return value.compareTo(other.value);
  }

  @Override
  public String toString() {
    return value;
  }
}

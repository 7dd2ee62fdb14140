package org.lazax.catalog.id;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** The id of a layout of the galaxy, such as {@code 6p}. */
@JsonClassDescription("The id of a layout of the galaxy, such as 6p.")
public record MapSetupId(@JsonValue String value) implements ComponentId, Comparable<MapSetupId> {
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public MapSetupId {
    ComponentId.check(value);
  }

  @Override
  public int compareTo(MapSetupId other) {
    return value.compareTo(other.value);
  }

  @Override
  public String toString() {
    return value;
  }
}

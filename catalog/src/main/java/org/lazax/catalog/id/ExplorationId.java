package org.lazax.catalog.id;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** An exploration card by its name; several copies may share it. */
public record ExplorationId(@JsonValue String value)
    implements ComponentId, Comparable<ExplorationId> {
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public ExplorationId {
    ComponentId.check(value);
  }

  @Override
  public int compareTo(ExplorationId other) {
    return value.compareTo(other.value);
  }

  @Override
  public String toString() {
    return value;
  }
}

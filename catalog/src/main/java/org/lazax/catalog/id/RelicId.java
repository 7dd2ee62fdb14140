package org.lazax.catalog.id;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** The id of a relic, such as {@code dominus_orb}. */
public record RelicId(@JsonValue String value) implements ComponentId, Comparable<RelicId> {
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public RelicId {
    ComponentId.check(value);
  }

  @Override
  public int compareTo(RelicId other) {
    return value.compareTo(other.value);
  }

  @Override
  public String toString() {
    return value;
  }
}

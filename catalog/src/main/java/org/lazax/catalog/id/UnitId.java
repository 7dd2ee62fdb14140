package org.lazax.catalog.id;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** The id of a unit card, such as {@code carrier_ii}. */
public record UnitId(@JsonValue String value) implements ComponentId, Comparable<UnitId> {
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public UnitId {
    ComponentId.check(value);
  }

  @Override
  public int compareTo(UnitId other) {
    return value.compareTo(other.value);
  }

  @Override
  public String toString() {
    return value;
  }
}

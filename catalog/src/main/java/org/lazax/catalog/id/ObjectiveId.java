package org.lazax.catalog.id;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** The id of a public or secret objective, such as {@code expand_borders}. */
@JsonClassDescription("The id of an objective, such as expand_borders.")
public record ObjectiveId(@JsonValue String value) implements ComponentId, Comparable<ObjectiveId> {
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public ObjectiveId {
    ComponentId.check(value);
  }

  @Override
  public int compareTo(ObjectiveId other) {
    return value.compareTo(other.value);
  }

  @Override
  public String toString() {
    return value;
  }
}

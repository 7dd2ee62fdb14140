package org.lazax.catalog.id;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** The id of a technology, such as {@code neural_motivator}. */
@JsonClassDescription("The id of a technology, such as neural_motivator.")
public record TechnologyId(@JsonValue String value)
    implements ComponentId, Comparable<TechnologyId> {
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public TechnologyId {
    ComponentId.check(value);
  }

  @Override
  public int compareTo(TechnologyId other) {
    return value.compareTo(other.value);
  }

  @Override
  public String toString() {
    return value;
  }
}

package org.lazax.catalog.id;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** The id of a faction ability, such as {@code mitosis}. */
public record AbilityId(@JsonValue String value) implements ComponentId, Comparable<AbilityId> {
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public AbilityId {
    ComponentId.check(value);
  }

  @Override
  public int compareTo(AbilityId other) {
    return value.compareTo(other.value);
  }

  @Override
  public String toString() {
    return value;
  }
}

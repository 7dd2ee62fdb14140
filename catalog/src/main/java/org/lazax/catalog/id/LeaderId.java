package org.lazax.catalog.id;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** The id of a leader, such as {@code letani_ospha}. */
@JsonClassDescription("The id of a leader, such as evelyn_delouis.")
public record LeaderId(@JsonValue String value) implements ComponentId, Comparable<LeaderId> {
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public LeaderId {
    ComponentId.check(value);
  }

  @Override
  public int compareTo(LeaderId other) {
    return value.compareTo(other.value);
  }

  @Override
  public String toString() {
    return value;
  }
}

package org.lazax.catalog.id;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** The id of a leader counter, such as {@code unlenn}. */
@JsonClassDescription("The id of a leader counter, such as unlenn.")
public record LeaderCounterId(@JsonValue String value)
    implements ComponentId, Comparable<LeaderCounterId> {
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public LeaderCounterId {
    ComponentId.check(value);
  }

  @Override
  public int compareTo(LeaderCounterId other) {
    return value.compareTo(other.value);
  }

  @Override
  public String toString() {
    return value;
  }
}

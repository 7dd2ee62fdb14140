package org.lazax.catalog.id;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** The id of a faction, such as {@code jol_nar}. */
@JsonClassDescription("The id of a faction, such as hacan.")
public record FactionId(@JsonValue String value) implements ComponentId, Comparable<FactionId> {
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public FactionId {
    ComponentId.check(value);
  }

  @Override
  public int compareTo(FactionId other) {
    return value.compareTo(other.value);
  }

  @Override
  public String toString() {
    return value;
  }
}

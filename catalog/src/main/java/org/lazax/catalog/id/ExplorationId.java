package org.lazax.catalog.id;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** The id of an exploration card. All copies of a card have the same id. */
@JsonClassDescription("The id of an exploration card, such as dyson_sphere.")
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

package org.lazax.catalog.id;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** The id of an action card. All copies of a card have the same id. */
@JsonClassDescription("The id of an action card, such as sabotage.")
public record ActionCardId(@JsonValue String value)
    implements ComponentId, Comparable<ActionCardId> {
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public ActionCardId {
    ComponentId.check(value);
  }

  @Override
  public int compareTo(ActionCardId other) {
    return value.compareTo(other.value);
  }

  @Override
  public String toString() {
    return value;
  }
}

package org.lazax.catalog.id;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** An action card by its name; several copies may share it. */
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

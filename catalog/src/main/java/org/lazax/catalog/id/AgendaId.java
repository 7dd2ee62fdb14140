package org.lazax.catalog.id;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** The id of an agenda card, such as {@code mutiny}. */
@JsonClassDescription("The id of an agenda, such as mutiny.")
public record AgendaId(@JsonValue String value) implements ComponentId, Comparable<AgendaId> {
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public AgendaId {
    ComponentId.check(value);
  }

  @Override
  public int compareTo(AgendaId other) {
    return value.compareTo(other.value);
  }

  @Override
  public String toString() {
    return value;
  }
}

package org.lazax.catalog.id;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** The id of a strategy card, such as {@code leadership}. */
@JsonClassDescription("The id of a strategy card, such as leadership.")
public record StrategyCardId(@JsonValue String value)
    implements ComponentId, Comparable<StrategyCardId> {
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public StrategyCardId {
    ComponentId.check(value);
  }

  @Override
  public int compareTo(StrategyCardId other) {
    return value.compareTo(other.value);
  }

  @Override
  public String toString() {
    return value;
  }
}

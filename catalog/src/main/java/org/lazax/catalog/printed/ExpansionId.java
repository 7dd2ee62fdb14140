package org.lazax.catalog.printed;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/**
 * The box, codex or variant that a component came with, such as {@code prophecy_of_kings}. Which
 * ones there are is said by the rules, not here.
 */
public record ExpansionId(@JsonValue String value) implements Comparable<ExpansionId> {
  public static final ExpansionId BASE = new ExpansionId("base");

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public ExpansionId {}

  @Override
  public int compareTo(ExpansionId other) {
    return value.compareTo(other.value);
  }

  @Override
  public String toString() {
    return value;
  }
}

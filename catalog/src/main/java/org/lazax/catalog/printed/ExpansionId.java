package org.lazax.catalog.printed;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/**
 * The id of a box, codex or variant, such as {@code prophecy_of_kings}. The rules define which
 * expansions exist.
 */
@JsonClassDescription("The id of an expansion, such as prophecy_of_kings.")
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

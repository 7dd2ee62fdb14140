package org.lazax.table.galaxy;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** A system on the board: the number of its tile, such as {@code 18} for Mecatol Rex. */
@JsonClassDescription("A system: the number of its tile, such as 18 for Mecatol Rex.")
public record SystemId(String value) implements Comparable<SystemId> {
  public static final SystemId MECATOL_REX = new SystemId("18");

  @JsonCreator
  public static SystemId of(String value) {
    return new SystemId(value);
  }

  @Override
  public int compareTo(SystemId other) {
    return value.compareTo(other.value);
  }

  @JsonValue
  @Override
  public String toString() {
    return value;
  }
}

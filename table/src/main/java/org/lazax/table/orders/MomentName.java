package org.lazax.table.orders;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/**
 * The name of a kind of moment, such as {@code in-fight}. Only the rules know which moments exist.
 * A name that a player gives may name none.
 */
@JsonClassDescription("The name of a kind of moment, such as in-fight.")
public record MomentName(@JsonValue String value) implements Comparable<MomentName> {

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public MomentName {}

  @Override
  public int compareTo(MomentName other) {
    return value.compareTo(other.value);
  }

  @Override
  public String toString() {
    return value;
  }
}

package org.lazax.table;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/**
 * The name of a kind of moment, such as {@code in-fight}. The rules say which moments there are: a
 * name that a player gives may be that of none.
 */
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

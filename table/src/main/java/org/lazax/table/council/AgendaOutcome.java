package org.lazax.table.council;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/**
 * An outcome of an agenda: {@code for}, {@code against}, or the id of what is elected, such as
 * {@code p3} or {@code mecatol_rex}. The type of the agenda tells which kind of id it is.
 */
@JsonClassDescription(
    "An outcome of an agenda: for, against, or the id of what is elected, such as "
        + "p3 or mecatol_rex.")
public record AgendaOutcome(String value) implements Comparable<AgendaOutcome> {
  public static final AgendaOutcome FOR = new AgendaOutcome("for");
  public static final AgendaOutcome AGAINST = new AgendaOutcome("against");

  @JsonCreator
  public static AgendaOutcome of(String value) {
    return new AgendaOutcome(value);
  }

  /** The outcome that elects this. */
  public static AgendaOutcome elect(Object id) {
    return new AgendaOutcome(id.toString());
  }

  @Override
  public int compareTo(AgendaOutcome other) {
    return value.compareTo(other.value);
  }

  @JsonValue
  @Override
  public String toString() {
    return value;
  }
}

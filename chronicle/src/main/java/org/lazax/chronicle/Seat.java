package org.lazax.chronicle;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/**
 * A place at the table, {@code p1} to {@code p8}, clockwise. The chronicle holds seats and never
 * the names of people.
 */
@JsonClassDescription("A seat, p1 to p8.")
public record Seat(int number) implements Comparable<Seat> {
  public static final int MAX = 8;

  public Seat {
    if (number < 1 || number > MAX) {
      throw new IllegalArgumentException("a seat is p1 to p8, not p" + number);
    }
  }

  @JsonCreator
  public static Seat of(String id) {
    if (id.length() != 2 || id.charAt(0) != 'p') {
      throw new IllegalArgumentException("a seat is p1 to p8, not " + id);
    }
    return new Seat(id.charAt(1) - '0');
  }

  @Override
  public int compareTo(Seat other) {
    return Integer.compare(number, other.number);
  }

  @JsonValue
  @Override
  public String toString() {
    return "p" + number;
  }
}

package org.lazax.tournament.entrant;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/**
 * An entrant of a tournament, {@code e1} and up, in the order of registration. The chronicle holds
 * these ids and never the names of people.
 */
public record EntrantId(int number) implements Comparable<EntrantId> {
  /** The most entrants that a tournament may have. */
  public static final int MAX = 100_000;

  public EntrantId {
    if (number < 1 || number > MAX) {
      throw new IllegalArgumentException("an entrant is e1 to e" + MAX + ", not e" + number);
    }
  }

  @JsonCreator
  public static EntrantId of(String id) {
    if (!id.matches("e[1-9][0-9]{0,5}")) {
      throw new IllegalArgumentException("an entrant is e1 to e" + MAX + ", not " + id);
    }
    return new EntrantId(Integer.parseInt(id.substring(1)));
  }

  @Override
  public int compareTo(EntrantId other) {
    return Integer.compare(number, other.number);
  }

  @JsonValue
  @Override
  public String toString() {
    return "e" + number;
  }
}

package org.lazax.tournament.official;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.Comparator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An official of a tournament: {@code o1} and up for organisers, {@code j1} for judges, {@code c1}
 * for casters. The chronicle holds these ids and never the names of people.
 *
 * @param number from 1, counted for each role
 */
public record OfficialId(Role role, int number) implements Comparable<OfficialId> {
  private static final Pattern ID = Pattern.compile("([ojc])([1-9][0-9]{0,2})");
  private static final Comparator<OfficialId> ORDER =
      Comparator.comparing(OfficialId::role).thenComparingInt(OfficialId::number);

  /** Whoever creates a tournament. */
  public static final OfficialId CREATOR = new OfficialId(Role.ORGANISER, 1);

  @JsonCreator
  public static OfficialId of(String id) {
    Matcher parts = ID.matcher(id);
    if (!parts.matches()) {
      throw new IllegalArgumentException("an official is o1, j1, c1 or higher, not " + id);
    }
    char letter = parts.group(1).charAt(0);
    Role role =
        Arrays.stream(Role.values()).filter(r -> r.letter() == letter).findFirst().orElseThrow();
    return new OfficialId(role, Integer.parseInt(parts.group(2)));
  }

  @Override
  public int compareTo(OfficialId other) {
    return ORDER.compare(this, other);
  }

  @JsonValue
  @Override
  public String toString() {
    return "" + role.letter() + number;
  }
}

package org.lazax.tournament.pairing;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Comparator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A table of a round, such as {@code prelims/r1/t17}.
 *
 * @param number from 1
 */
public record TableId(RoundId round, int number) implements Comparable<TableId> {
  private static final Pattern ID = Pattern.compile("(.+)/t([1-9][0-9]{0,4})");
  private static final Comparator<TableId> ORDER =
      Comparator.comparing(TableId::round).thenComparingInt(TableId::number);

  @JsonCreator
  public static TableId of(String id) {
    Matcher parts = ID.matcher(id);
    if (!parts.matches()) {
      throw new IllegalArgumentException("a table is named like prelims/r1/t17, not " + id);
    }
    return new TableId(RoundId.of(parts.group(1)), Integer.parseInt(parts.group(2)));
  }

  @Override
  public int compareTo(TableId other) {
    return ORDER.compare(this, other);
  }

  @JsonValue
  @Override
  public String toString() {
    return round + "/t" + number;
  }
}

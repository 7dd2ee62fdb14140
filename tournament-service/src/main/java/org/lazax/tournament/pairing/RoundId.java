package org.lazax.tournament.pairing;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Comparator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.lazax.tournament.stage.StageId;

/**
 * A round of a stage, such as {@code prelims/r1}.
 *
 * @param number from 1
 */
public record RoundId(StageId stage, int number) implements Comparable<RoundId> {
  /** The most rounds that a stage can have. */
  public static final int MOST = 9_999;

  private static final Pattern ID = Pattern.compile("([a-z0-9-]{1,20})/r([1-9][0-9]{0,3})");
  private static final Comparator<RoundId> ORDER =
      Comparator.comparing((RoundId round) -> round.stage().value())
          .thenComparingInt(RoundId::number);

  @JsonCreator
  public static RoundId of(String id) {
    Matcher parts = ID.matcher(id);
    if (!parts.matches()) {
      throw new IllegalArgumentException("a round is named like prelims/r1, not " + id);
    }
    return new RoundId(new StageId(parts.group(1)), Integer.parseInt(parts.group(2)));
  }

  @Override
  public int compareTo(RoundId other) {
    return ORDER.compare(this, other);
  }

  @JsonValue
  @Override
  public String toString() {
    return stage + "/r" + number;
  }
}

package org.lazax.table.tokens;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.lazax.chronicle.form.Candidate;

/** Where a command token may be when it is not on the board. */
@JsonClassDescription("A pool of command tokens, or the reinforcements.")
public enum Pool {
  @JsonProperty("tactic")
  TACTIC,
  @JsonProperty("fleet")
  FLEET,
  @JsonProperty("strategy")
  STRATEGY,
  @JsonProperty("reinforcements")
  REINFORCEMENTS;

  /** The name in JSON. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * The pools of a command sheet as candidates of a form, each for at most this many tokens.
   *
   * @param fleet the maximum for the fleet pool, if it is lower
   */
  public static List<Candidate> candidates(int most, Optional<Integer> fleet) {
    return Stream.of(TACTIC, FLEET, STRATEGY)
        .map(pool ->
            Candidate.of(pool.word())
                .most(pool == FLEET ? Math.min(most, fleet.orElse(most)) : most))
        .toList();
  }

  public static Pool of(String word) {
    return valueOf(word.toUpperCase(Locale.ROOT));
  }
}

package org.lazax.combat.odds;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.lazax.chronicle.Refused;
import org.lazax.chronicle.wire.StrictReader;

/** Answers how a fight ends. */
public final class Odds {
  private static final int TRIALS = 100_000;
  private static final int MOST_TRIALS = 5_000_000;

  private Odds() {}

  /**
   * Answers a request as it came.
   *
   * @throws Refused naming the place where it makes no sense
   */
  public static OddsAnswer of(JsonNode body) {
    return of(StrictReader.read(body, OddsRequest.class));
  }

  /**
   * Answers a request.
   *
   * @throws Refused naming the place where it makes no sense, or if it has too many positions for
   *     an exact answer
   */
  public static OddsAnswer of(OddsRequest request) {
    Muster muster = muster(request);
    return request.method().orElse(OddsRequest.Method.EXACT) == OddsRequest.Method.EXACT
        ? exact(muster)
        : simulated(muster, trials(request), request.seed().orElse("lazax"));
  }

  static Muster muster(OddsRequest request) {
    return Muster.of(
        request.kind() == OddsRequest.Kind.SPACE,
        request.nebula().orElse(false),
        new Recruiting(request.attacker(), "attacker").army(),
        new Recruiting(request.defender(), "defender").army());
  }

  private static OddsAnswer exact(Muster muster) {
    try {
      return OddsAnswer.of(Exact.of(muster), OddsRequest.Method.EXACT, 0);
    } catch (TooManyPositions e) {
      throw Nonsense.of(
          "too-many-positions",
          "this fight has too many positions for an exact answer; it can be simulated",
          "method",
          "exact",
          List.of("simulate"));
    }
  }

  private static int trials(OddsRequest request) {
    int trials = request.trials().orElse(TRIALS);
    if (trials < 1 || trials > MOST_TRIALS) {
      throw Nonsense.count(
          "this is a number from 1 to " + MOST_TRIALS, "trials", trials, 1, MOST_TRIALS);
    }
    return trials;
  }

  private static OddsAnswer simulated(Muster muster, int trials, String seed) {
    Tally tally = Simulation.of(muster, trials, seed);
    double wins = tally.attackerWins();
    return OddsAnswer.of(tally, OddsRequest.Method.SIMULATE, Math.sqrt(wins * (1 - wins) / trials));
  }
}

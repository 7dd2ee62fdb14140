package org.lazax.combat.odds;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.lazax.chronicle.RefusalException;
import org.lazax.chronicle.wire.StrictReader;
import org.lazax.rules.ruleset.Rulebook;
import org.lazax.rules.ruleset.Ruleset;

/** Answers requests for the odds of a combat. */
public final class Odds {
  private static final int TRIALS = 100_000;
  private static final int MOST_TRIALS = 5_000_000;

  private Odds() {}

  /**
   * Answers a request.
   *
   * @param book the rulebook with the expansions that a request may name
   * @throws RefusalException if the request is not valid, or if the combat has too many positions
   *     for an exact answer. It names the field.
   */
  public static OddsAnswer of(JsonNode body, Rulebook book) {
    OddsRequest request = StrictReader.read(body, OddsRequest.class);
    CombatSetup muster = muster(request, book);
    return request.method().orElse(OddsRequest.Method.EXACT) == OddsRequest.Method.EXACT
        ? exact(muster)
        : simulated(muster, trials(request), request.seed().orElse("lazax"));
  }

  static CombatSetup muster(OddsRequest request, Rulebook book) {
    Ruleset ruleset = book.requested(request.expansions());
    return CombatSetup.of(
        ruleset.catalog(),
        request.kind() == OddsRequest.Kind.SPACE,
        request.nebula().orElse(false),
        new ArmyBuilder(ruleset, request.attacker(), "attacker").army(),
        new ArmyBuilder(ruleset, request.defender(), "defender").army());
  }

  private static OddsAnswer exact(CombatSetup muster) {
    try {
      return OddsAnswer.of(MarkovChainSolver.of(muster), OddsRequest.Method.EXACT, 0);
    } catch (TooManyPositionsException e) {
      throw OddsRefusals.of(
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
      throw OddsRefusals.count(
          "this is a number from 1 to " + MOST_TRIALS, "trials", trials, 1, MOST_TRIALS);
    }
    return trials;
  }

  private static OddsAnswer simulated(CombatSetup muster, int trials, String seed) {
    OutcomeDistribution tally = Simulation.of(muster, trials, seed);
    double wins = tally.attackerWins();
    return OddsAnswer.of(tally, OddsRequest.Method.SIMULATE, Math.sqrt(wins * (1 - wins) / trials));
  }
}

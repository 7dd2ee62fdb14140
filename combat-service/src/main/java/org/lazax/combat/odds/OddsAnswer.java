package org.lazax.combat.odds;

import java.util.List;
import java.util.Map;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.combat.Side;

/**
 * The odds of a combat.
 *
 * @param standardError the standard error of the probability that the attacker wins; 0 if the
 *     answer is exact
 * @param expectedRounds the average number of rounds of combat
 * @param survivors the average number of surviving units of each type, over all outcomes
 * @param outcomes all outcomes, the most probable first
 */
public record OddsAnswer(
    double attackerWins,
    double draw,
    double defenderWins,
    OddsRequest.Method method,
    double standardError,
    double expectedRounds,
    Expected survivors,
    List<Outcome> outcomes) {
  public OddsAnswer {
    outcomes = List.copyOf(outcomes);
  }

  /** The average number of units of each type, over all outcomes. */
  public record Expected(Map<UnitType, Double> attacker, Map<UnitType, Double> defender) {}

  /** The surviving units of an outcome, and its probability. */
  public record Outcome(
      Map<UnitType, Integer> attacker, Map<UnitType, Integer> defender, double probability) {}

  static OddsAnswer of(OutcomeDistribution tally, OddsRequest.Method method, double standardError) {
    return new OddsAnswer(
        tally.attackerWins(),
        tally.draw(),
        tally.defenderWins(),
        method,
        standardError,
        tally.rounds(),
        new Expected(tally.survivors(Side.ATTACKER), tally.survivors(Side.DEFENDER)),
        tally.outcomes().entrySet().stream()
            .map(end ->
                new Outcome(end.getKey().attacker(), end.getKey().defender(), end.getValue()))
            .toList());
  }
}

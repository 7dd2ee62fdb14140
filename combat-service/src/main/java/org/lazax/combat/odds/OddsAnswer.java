package org.lazax.combat.odds;

import java.util.List;
import java.util.Map;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.combat.Side;

/**
 * How a fight ends.
 *
 * @param standardError of the probability that the attacker wins; 0 if it is exact
 * @param expectedRounds how many rounds of combat are fought on average
 * @param survivors how many units of each type are left on average, whoever wins
 * @param outcomes all ways it can end, the likeliest first
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

  /** Averages over all fights. */
  public record Expected(Map<UnitType, Double> attacker, Map<UnitType, Double> defender) {}

  /** Who is left, and how likely that is. */
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

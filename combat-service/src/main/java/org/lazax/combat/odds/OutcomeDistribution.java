package org.lazax.combat.odds;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.combat.Side;

/** The outcomes of combats with their weights. */
final class OutcomeDistribution {
  private final Map<Survivors, Double> outcomes = new LinkedHashMap<>();
  private double attackerWins;
  private double defenderWins;
  private double all;
  private double rounds;

  /**
   * Adds a combat that has ended. A combat that can never end counts for nobody; so does a planet
   * on which only ships are left. Rule: unit/matriarch.N1.
   */
  void ended(OddsPosition position, double weight) {
    boolean attacker = !position.undecided && position.isStanding(Side.ATTACKER);
    boolean defender = !position.undecided && position.isStanding(Side.DEFENDER);
    attackerWins += attacker && !defender && position.isHolding(Side.ATTACKER) ? weight : 0;
    defenderWins += defender && !attacker ? weight : 0;
    all += weight;
    outcomes.merge(Survivors.of(position), weight, Double::sum);
  }

  void fought(double weight) {
    rounds += weight;
  }

  double attackerWins() {
    return attackerWins / all;
  }

  double defenderWins() {
    return defenderWins / all;
  }

  double draw() {
    return Math.max(0, (all - attackerWins - defenderWins) / all);
  }

  double rounds() {
    return rounds / all;
  }

  /** The outcomes and their probabilities, the most probable first. */
  Map<Survivors, Double> outcomes() {
    Map<Survivors, Double> sorted = new LinkedHashMap<>();
    outcomes.entrySet().stream()
        .sorted(Map.Entry.<Survivors, Double>comparingByValue().reversed())
        .forEach(entry -> sorted.put(entry.getKey(), entry.getValue() / all));
    return sorted;
  }

  /** The average number of surviving units of each type, over all outcomes. */
  Map<UnitType, Double> survivors(Side side) {
    Map<UnitType, Double> expected = new EnumMap<>(UnitType.class);
    outcomes.forEach((left, weight) ->
        (side == Side.ATTACKER ? left.attacker() : left.defender())
            .forEach((type, count) -> expected.merge(type, count * weight / all, Double::sum)));
    return expected;
  }
}

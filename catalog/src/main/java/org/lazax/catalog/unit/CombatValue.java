package org.lazax.catalog.unit;

import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * How a unit fights.
 *
 * @param hitsOn the lowest result that hits, 1 to 10
 * @param dice how many dice it rolls each round, 0 if that is counted at the time
 * @param dicePerOpposingShip it rolls one die for each opposing ship in its system other than
 *     fighters instead
 */
public record CombatValue(
    @JsonProperty(required = true) int hitsOn,
    @JsonProperty(required = true) int dice,
    boolean dicePerOpposingShip) {
  /** How many dice the unit rolls against a fleet of so many ships other than fighters. */
  public int diceAgainst(int opposingShips) {
    return dicePerOpposingShip ? opposingShips : dice;
  }
}

package org.lazax.catalog.unit;

import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * The combat value of a unit.
 *
 * @param hitsOn the lowest result that hits, 1 to 10
 * @param dice the number of dice it rolls each round; 0 if the number depends on the opponent
 * @param dicePerOpposingShip whether it rolls one die for each non-fighter ship of the opponent in
 *     its system instead
 */
public record CombatValue(
    @JsonProperty(required = true) int hitsOn,
    @JsonProperty(required = true) int dice,
    boolean dicePerOpposingShip) {
  /** The number of dice that the unit rolls against this many non-fighter ships. */
  public int diceAgainst(int opposingShips) {
    return dicePerOpposingShip ? opposingShips : dice;
  }
}

package org.lazax.table.orders;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonEnumDefaultValue;
import com.fasterxml.jackson.annotation.JsonProperty;

/** How long a standing order holds, the longest first. */
@JsonClassDescription(
    "How long a standing order holds: for the game, until the round ends, until the player's own"
        + " next turn begins, until the current turn ends, or for this one moment.")
public enum OrderScope {
  /** Until the player gives another order for the game. */
  @JsonProperty("game")
  @JsonEnumDefaultValue
  GAME,
  /** Until the current round ends. */
  @JsonProperty("round")
  ROUND,
  /** Until the next turn of the player begins. */
  @JsonProperty("own-turn")
  OWN_TURN,
  /** Until the current turn ends, whoever takes it. */
  @JsonProperty("turn")
  TURN,
  /** At the moment at which the player is asked now, as often as others act at it. */
  @JsonProperty("moment")
  MOMENT
}

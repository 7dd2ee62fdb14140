package org.lazax.game.strategicaction;

import com.fasterxml.jackson.annotation.JsonProperty;

/** Whether using a strategy card does anything beyond exhausting it. */
public enum CardEffect {
  @JsonProperty("full")
  FULL,
  /** Its abilities are not played yet: the card is exhausted, and that is all. */
  @JsonProperty("none yet")
  NONE_YET
}

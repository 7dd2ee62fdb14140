package org.lazax.table.leaders;

import com.fasterxml.jackson.databind.EnumNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.EnumNaming;

/**
 * The state of a leader's card. Agents are readied or exhausted. Commanders and heroes are locked,
 * and unlocked for the rest of the game later. Rules: leaders.4, leaders.7, leaders.11.
 */
@EnumNaming(SnakeCaseStrategy.class)
public enum LeaderState {
  READIED,
  EXHAUSTED,
  LOCKED,
  UNLOCKED,
  /** Attached to a planet; it acts for the player who controls the planet. */
  ATTACHED,
  /** Purged from the game. */
  PURGED;

  /**
   * Whether the text of the card counts for the player. To be used, the card may have to be
   * readied.
   */
  public boolean isInForce() {
    return this == READIED || this == EXHAUSTED || this == UNLOCKED;
  }
}

package org.lazax.table.leaders;

import com.fasterxml.jackson.databind.EnumNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.EnumNaming;

/**
 * How a leader's card lies. Agents are readied or exhausted; commanders and heroes locked, then
 * unlocked for ever. Rules: leaders.4, leaders.7, leaders.11.
 */
@EnumNaming(SnakeCaseStrategy.class)
public enum LeaderState {
  READIED,
  EXHAUSTED,
  LOCKED,
  UNLOCKED,
  /** On a planet, for whoever controls it. */
  ATTACHED,
  /** Out of the game. */
  PURGED;

  /** Whether the player has what the card says, though it may have to be readied to be used. */
  public boolean isInForce() {
    return this == READIED || this == EXHAUSTED || this == UNLOCKED;
  }
}

package org.lazax.table.event.exploration;

import com.fasterxml.jackson.databind.EnumNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.EnumNaming;

/** Where an exploration card goes when it is resolved. Rules: exploration.7 to exploration.9. */
@EnumNaming(SnakeCaseStrategy.class)
public enum ExplorationFate {
  /** To the discard pile of its own deck. */
  DISCARDED,
  /** Out of the game. Rule: exploration.N1. */
  PURGED,
  /** As a relic fragment to the play area of its player. Rule: exploration.9. */
  FRAGMENT,
  /** To the play area of its player, where it acts. Rule: exploration.N2. */
  KEPT,
  /** To a planet, as an attachment, or beside the board. Rules: exploration.8, exploration.N2. */
  IN_PLAY
}

package org.lazax.table.setup;

/** The parts of a game round, in order. Rule: game_round.1. */
public enum Phase {
  STRATEGY,
  ACTION,
  STATUS,
  AGENDA,
  END
}

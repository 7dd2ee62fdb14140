package org.lazax.table.setup;

/** The phases of a round, in order. Rule: game_round.1. */
public enum Phase {
  STRATEGY,
  ACTION,
  STATUS,
  AGENDA,
  END
}

package org.lazax.table.setup;

import com.fasterxml.jackson.annotation.JsonClassDescription;

/** The phases of a round, in order. Rule: game_round.1. */
@JsonClassDescription("A phase of a round.")
public enum Phase {
  STRATEGY,
  ACTION,
  STATUS,
  AGENDA,
  END
}

package org.lazax.tournament.stage;

/** How a stage is played. */
public enum Format {
  /** Everybody plays a fixed number of rounds. */
  ROUNDS,
  /** The winners of each round play the next, until one table is left. */
  ELIMINATION,
  /**
   * Entrants seek tables until they have won a game. A table is published as soon as it is full.
   */
  OPEN
}

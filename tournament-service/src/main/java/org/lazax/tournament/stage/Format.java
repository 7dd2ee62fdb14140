package org.lazax.tournament.stage;

/** Who plays in the rounds of a stage. */
public enum Format {
  /** Everybody plays every round. */
  ROUNDS,
  /** Winners play the next round, and the best others that fill its tables. */
  ELIMINATION
}

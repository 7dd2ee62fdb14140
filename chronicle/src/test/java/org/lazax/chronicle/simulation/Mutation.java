package org.lazax.chronicle.simulation;

/** A safeguard that a simulation leaves out, to show that the simulation then fails. */
enum Mutation {
  NONE,
  /** All instances of a service use the same claim. */
  CLAIM,
  /** An instance does not wait to read its claim back. */
  READ_BACK,
  /** The database writes any checkpoint. */
  FENCE,
  /** Rows do not hold the wake-up time of a game. */
  WAKE_AT,
  /** A rewind removes answers. */
  ANSWERS_KEPT
}

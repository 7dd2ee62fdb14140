package org.lazax.chronicle.simulation;

/** A safeguard that a simulation leaves out, to show that it is missed. */
enum Mutation {
  NOTHING,
  /** All instances of a service come under one claim. */
  CLAIM,
  /** An instance does not wait to read its claim back. */
  READ_BACK,
  /** The database writes any checkpoint. */
  FENCE,
  /** Rows do not say when a game has something to do. */
  WAKE_AT,
  /** A rewind takes answers back. */
  IDS_KEPT
}

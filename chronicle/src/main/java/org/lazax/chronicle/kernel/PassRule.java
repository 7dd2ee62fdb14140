package org.lazax.chronicle.kernel;

/** When a window closes. */
public enum PassRule {
  /**
   * Round after round, one answer at a time, until everybody has passed in an unbroken circle.
   * Rule: abilities.N4.
   */
  UNTIL_ALL_PASS,
  /** Each in order once. */
  ONE_CHANCE,
  /** Each must answer, in any order; silence at the deadline is a default. */
  MUST_ANSWER,
  /** Anybody may come, seated or not, until the opener closes it: a lobby. */
  OPEN
}

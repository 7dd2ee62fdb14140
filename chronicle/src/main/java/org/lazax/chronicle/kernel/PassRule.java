package org.lazax.chronicle.kernel;

/** When a window closes. */
public enum PassRule {
  /**
   * The players act in order, round after round, until all have passed in a row. Rule:
   * abilities.N4.
   */
  UNTIL_ALL_PASS,
  /** Each player acts or passes once, in order. */
  ONE_CHANCE,
  /** Each player must answer, in any order. At the deadline a default answer is given. */
  MUST_ANSWER,
  /**
   * Anybody may give commands, seated or not, until the procedure closes the window. Used for the
   * lobby.
   */
  OPEN
}

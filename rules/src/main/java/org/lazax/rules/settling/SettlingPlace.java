package org.lazax.rules.settling;

/**
 * The places of checks, in their order. After an event of a check, all checks are made again from
 * the first. So a later check sees a state in which no earlier check has anything due.
 */
public enum SettlingPlace {
  /** Whether a player has won. Nothing else matters after that. */
  VICTORY,
  /** Who controls planets. All later checks may depend on it. */
  CONTROL,
  /** What blockades return to the reinforcements. It comes before supplies are counted. */
  BLOCKADES,
  /** Whether there are enough pieces. Tokens without a piece are removed before players choose. */
  SUPPLIES,
  /** Exceeded limits. The owner chooses what to remove. */
  LIMITS,
  /** What units that can stay change on the board. */
  BOARD,
  /** What remains of effects that have ended. */
  EFFECTS,
  /** Which promissory notes return. */
  NOTES,
  /** Which players must fight. Only units that are left do. */
  ENCOUNTERS,
  /** Who is eliminated. Units and planets are as all earlier checks have left them. */
  ELIMINATION,
  /** Which leaders are unlocked. Only players who are left have any. */
  LEADERS,
  /** What has been achieved. It depends on a state that no earlier check changes any more. */
  ACHIEVEMENTS
}

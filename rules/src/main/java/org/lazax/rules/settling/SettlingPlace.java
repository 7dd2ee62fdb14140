package org.lazax.rules.settling;

/**
 * The places of checks, in their order. After each event a check finds, all are made again from the
 * first, so a later check looks at a state in which nothing earlier is due.
 */
public enum SettlingPlace {
  /** Who has won. Nothing else counts after that. */
  VICTORY,
  /** Who controls planets. All that follows may ask for it. */
  CONTROL,
  /** What blockades give back. It is in the reinforcements before supplies are counted. */
  BLOCKADES,
  /** Whether there are pieces enough. Tokens that no piece stands for go before players choose. */
  SUPPLIES,
  /** What is too much for a limit. Its owner chooses what to remove. */
  LIMITS,
  /** What changes on the board by units that may stay. */
  BOARD,
  /** What effects leave behind that have ended. */
  EFFECTS,
  /** Which promissory notes go back. */
  NOTES,
  /** Who has to fight. Only units that are left do. */
  ENCOUNTERS,
  /** Who is out of the game. Units and planets are as all checks before have left them. */
  ELIMINATION,
  /** Which leaders are unlocked. Only players who are left have any. */
  LEADERS,
  /** What has been achieved. It is noted of a state that changes no more. */
  ACHIEVEMENTS
}

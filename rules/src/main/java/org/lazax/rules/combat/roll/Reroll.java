package org.lazax.rules.combat.roll;

/** Which dice of a roll are rerolled once. The second result stands. */
public enum Reroll {
  NONE,
  /** The owner of the dice rerolls those that missed. */
  MISSES,
  /** The owner of the dice rerolls any of them. */
  ANY,
  /** Another player has all of them rerolled if any hit. */
  ALL
}

package org.lazax.rules.combat.roll;

/** Which dice of a roll are thrown again, once. The second result stands. */
public enum Reroll {
  NONE,
  /** Their owner throws again what missed. */
  MISSES,
  /** Another has them all thrown again, provided anything hit. */
  ALL
}

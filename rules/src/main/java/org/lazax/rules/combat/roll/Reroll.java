package org.lazax.rules.combat.roll;

/** Which dice of a roll are thrown again, once. The second result stands. */
public enum Reroll {
  NONE,
  /** Their owner throws again what missed. */
  MISSES,
  /** Their owner throws again what missed; who has no hit then is destroyed. One die a unit. */
  OR_DIE,
  /** The same with 1 added to the second result. */
  BETTER_OR_DIE,
  /** Another has them all thrown again, provided anything hit. */
  ALL
}

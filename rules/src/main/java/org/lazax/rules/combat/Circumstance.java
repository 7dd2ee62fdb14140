package org.lazax.rules.combat;

/**
 * A condition of some components on the place of the combat or on the opponent. A game looks it up.
 * A request for odds that names such a component states that the condition is met.
 */
public enum Circumstance {
  /** The system has a wormhole. */
  WORMHOLE,
  /** The planet is cultural. */
  CULTURAL_PLANET,
  /** The system is the side's home system, contains Mecatol Rex or contains a legendary planet. */
  SEAT_OF_POWER,
  /** The side has a space dock in the system or in an adjacent system. */
  DOCK_IN_RANGE,
  /** The side controls a planet of the system. */
  OWN_PLANET,
  /** The side controls Mecatol Rex, which is in the system. */
  OWN_MECATOL_REX,
  /** None of the opponent's command tokens is in the side's fleet pool. */
  OPPONENT_FREE,
  /** An assimilator token is on a technology of the opponent. */
  OPPONENT_ASSIMILATED,
  /** The opponent has a relic fragment. */
  OPPONENT_WITH_FRAGMENT
}

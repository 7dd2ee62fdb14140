package org.lazax.rules.combat;

/**
 * What some components ask of the place of a fight or of the opponent. A game looks it up; whoever
 * asks for odds and names such a component says with it that its circumstance is given.
 */
public enum Circumstance {
  /** The system has a wormhole. */
  WORMHOLE,
  /** The planet is cultural. */
  CULTURAL_PLANET,
  /** One's home system, that of Mecatol Rex, or one with a legendary planet. */
  SEAT_OF_POWER,
  /** A space dock of one's own is in the system or in one adjacent to it. */
  DOCK_IN_RANGE,
  /** A planet of the system is under one's control. */
  OWN_PLANET,
  /** No command token of the opponent lies in one's fleet pool. */
  OPPONENT_FREE,
  /** An assimilator token lies on a technology of the opponent. */
  OPPONENT_ASSIMILATED
}

package org.lazax.combat.ability;

/** When something can be done in a fight, in the order of a fight. */
public enum CombatMoment {
  INVASION_BEGINS,
  /** Space cannons are about to fire, on either side. */
  SPACE_CANNON,
  BOMBARDED,
  COMBAT_BEGINS,
  ROUND_BEGINS,
  /** Before a barrage is rolled. */
  BARRAGE,
  /** Both have made their combat rolls. */
  ROLLED,
  HITS_TO_ASSIGN,
  /** A unit has sustained damage: {@link Occasion#unit()}. */
  SUSTAINED,
  /** A unit was destroyed: {@link Occasion#unit()}. */
  DESTROYED,
  HITS_ASSIGNED,
  ROUND_ENDS
}

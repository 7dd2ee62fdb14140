package org.lazax.combat.odds;

/** The next step of a combat. Rules: space_combat.2 to space_combat.8, invasion.1 to invasion.4. */
enum Step {
  ATTACKERS_CANNON,
  DEFENDERS_CANNON,
  INVASION_BEGINS,
  BOMBARDMENT,
  BOMBARDED,
  COMMITTED,
  CANNON_DEFENSE,
  COMBAT_BEGINS,
  ROUND_BEGINS,
  BARRAGE,
  ROLL,
  HITS_ASSIGNED,
  ROUND_ENDS,
  OVER;

  /** The step that follows once the dice of this step are rolled and their hits are assigned. */
  Step afterDice() {
    return switch (this) {
      case ATTACKERS_CANNON -> DEFENDERS_CANNON;
      case DEFENDERS_CANNON, CANNON_DEFENSE -> COMBAT_BEGINS;
      case BOMBARDMENT -> BOMBARDED;
      case BARRAGE -> ROLL;
      case ROLL -> HITS_ASSIGNED;
      case INVASION_BEGINS,
          BOMBARDED,
          COMMITTED,
          COMBAT_BEGINS,
          ROUND_BEGINS,
          HITS_ASSIGNED,
          ROUND_ENDS,
          OVER ->
          this;
    };
  }
}

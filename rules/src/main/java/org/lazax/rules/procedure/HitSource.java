package org.lazax.rules.procedure;

import com.fasterxml.jackson.databind.EnumNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.EnumNaming;

/**
 * What made the hits that somebody must assign.
 *
 * <p>Each names the rule by which the owner chooses the casualties.
 */
@EnumNaming(SnakeCaseStrategy.class)
public enum HitSource {
  SPACE_CANNON_OFFENSE("space_cannon.5"),
  ANTI_FIGHTER_BARRAGE("anti_fighter_barrage.2"),
  SPACE_COMBAT("space_combat.6"),
  BOMBARDMENT("bombardment.2"),
  SPACE_CANNON_DEFENSE("space_cannon.8"),
  GROUND_COMBAT("ground_combat.2");

  private final String rule;

  HitSource(String rule) {
    this.rule = rule;
  }

  /** The rule by which hits of this source are assigned. */
  public String rule() {
    return rule;
  }

  /** Whether they come of a combat roll. */
  public boolean isCombat() {
    return this == SPACE_COMBAT || this == GROUND_COMBAT;
  }

  /** Whether they are made in a space combat, whose first round begins with the barrage. */
  public boolean isOfSpaceCombat() {
    return this == SPACE_COMBAT || this == ANTI_FIGHTER_BARRAGE;
  }

  /** Whether these hits go to ships in space; the others go to ground forces on a planet. */
  public boolean inSpace() {
    return this == SPACE_CANNON_OFFENSE || isOfSpaceCombat();
  }
}

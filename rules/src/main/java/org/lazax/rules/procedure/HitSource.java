package org.lazax.rules.procedure;

import com.fasterxml.jackson.databind.EnumNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.EnumNaming;

/** The source of hits. Each names the rule by which the owner assigns them. */
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

  /** Whether it is a combat roll. */
  public boolean isCombat() {
    return this == SPACE_COMBAT || this == GROUND_COMBAT;
  }

  /** Whether it belongs to a space combat. The barrage is a step of its first round. */
  public boolean isOfSpaceCombat() {
    return this == SPACE_COMBAT || this == ANTI_FIGHTER_BARRAGE;
  }

  /** Whether the hits are assigned to ships in space, and not to ground forces on a planet. */
  public boolean inSpace() {
    return this == SPACE_CANNON_OFFENSE || isOfSpaceCombat();
  }
}

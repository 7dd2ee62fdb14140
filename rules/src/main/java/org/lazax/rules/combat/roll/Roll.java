package org.lazax.rules.combat.roll;

import org.lazax.rules.combat.Side;
import org.lazax.rules.procedure.HitSource;

/** The side that rolls, and the source of the roll. */
public record Roll(Side side, HitSource source) {

  /**
   * Whether it is a combat roll and not the roll of a unit ability. Most modifiers apply only to
   * combat rolls.
   */
  public boolean isCombat() {
    return source.isCombat();
  }

  /** Whether it is a roll of SPACE CANNON. */
  public boolean isSpaceCannon() {
    return source == HitSource.SPACE_CANNON_OFFENSE || source == HitSource.SPACE_CANNON_DEFENSE;
  }
}

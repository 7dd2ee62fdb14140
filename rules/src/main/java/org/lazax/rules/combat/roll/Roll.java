package org.lazax.rules.combat.roll;

import org.lazax.rules.combat.Side;
import org.lazax.rules.procedure.HitSource;

/** Who rolls, and for what. */
public record Roll(Side side, HitSource source) {

  /** Whether this is a combat roll, which most modifiers are about, and no roll of an ability. */
  public boolean isCombat() {
    return source.isCombat();
  }

  /** Whether space cannons fire. */
  public boolean isSpaceCannon() {
    return source == HitSource.SPACE_CANNON_OFFENSE || source == HitSource.SPACE_CANNON_DEFENSE;
  }
}

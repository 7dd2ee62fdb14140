package org.lazax.combat.component.unit;

import org.lazax.catalog.unit.UnitCard;
import org.lazax.catalog.unit.UnitType;
import org.lazax.combat.ability.CommitmentHooks;
import org.lazax.combat.ability.OnlyIfNamed;

/**
 * Its owner's fighters in its system may land as ground forces. Odds land them all, where it is
 * named. Rule: unit/matriarch.N1.
 */
public final class Matriarch implements CommitmentHooks, OnlyIfNamed {
  @Override
  public boolean commits(UnitCard unit) {
    return unit.type() == UnitType.FIGHTER;
  }
}

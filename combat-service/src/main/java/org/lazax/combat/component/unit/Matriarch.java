package org.lazax.combat.component.unit;

import org.lazax.catalog.unit.UnitType;
import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.CommitmentHooks;
import org.lazax.combat.ability.Rank;
import org.lazax.combat.ability.Side;

/** Its owner's fighters in its system may land as ground forces. Rule: unit/matriarch.N1. */
public final class Matriarch implements CommitmentHooks {
  @Override
  public boolean commits(BattleView battle, Side me, Rank unit) {
    return unit.type() == UnitType.FIGHTER;
  }
}

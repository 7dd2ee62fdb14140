package org.lazax.combat.component.unit;

import org.lazax.catalog.unit.UnitType;
import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.Rank;
import org.lazax.combat.ability.Roll;
import org.lazax.combat.ability.RollHooks;
import org.lazax.combat.ability.Side;

/** Each of its dice that shows 9 or 10 makes two hits more. */
public final class JnsHylarim implements RollHooks {
  private static final int SHOWN = 9;

  @Override
  public int extraHits(BattleView battle, Side me, Roll roll, Rank unit, int shown) {
    return roll.isCombat() && unit.type() == UnitType.FLAGSHIP && shown >= SHOWN ? 2 : 0;
  }
}
